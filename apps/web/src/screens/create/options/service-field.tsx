import { serviceType, type ServiceType } from "@sahne/contract/videos/engines";
import { KeyRound, Sparkles } from "lucide-react";
import { T, type PlainKey } from "#lib/messages.tsx";
import { RadioCards } from "#ui/form/radio-cards.tsx";

type ServiceFieldProps = {
  value: ServiceType;
  onChange: (service: ServiceType) => void;
  hasKey: (service: ServiceType) => boolean;
};

export function ServiceField({ value, onChange, hasKey }: ServiceFieldProps) {
  return (
    <RadioCards
      legend={<T k="create.service.label" />}
      columns={1}
      isCompact
      value={value}
      onChange={onChange}
      options={serviceType.options.map((service) => ({
        value: service,
        icon: hasKey(service) ? <KeyRound /> : <Sparkles />,
        label: <T k={`create.service.${service}`} />,
        description: <T k={descriptionOf(service, hasKey(service))} />,
      }))}
    />
  );
}

function descriptionOf(service: ServiceType, hasKey: boolean): PlainKey {
  if (service === "sahne") return "create.service.free";
  return hasKey ? "create.service.hasKey" : "create.service.noKey";
}
