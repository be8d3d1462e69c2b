import type { ServiceType } from "@sahne/contract/engines";
import { KeyRound, Sparkles } from "lucide-react";
import { T } from "#lib/messages.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";

const SERVICES: readonly ServiceType[] = ["freePick", "gemini"];

type ServiceFieldProps = {
  value: ServiceType;
  onChange: (service: ServiceType) => void;
  hasKey: (service: ServiceType) => boolean;
};

export function ServiceField({ value, onChange, hasKey }: ServiceFieldProps) {
  return (
    <RadioCards
      legend={<T k="create.service.label" />}
      columns={2}
      value={value}
      onChange={onChange}
      options={SERVICES.map((service) => ({
        value: service,
        icon: hasKey(service) ? <KeyRound /> : <Sparkles />,
        label: <T k={`create.service.${service}`} />,
        description: hasKey(service) ? <T k="create.service.hasKey" /> : <T k="create.service.noKey" />,
      }))}
    />
  );
}
