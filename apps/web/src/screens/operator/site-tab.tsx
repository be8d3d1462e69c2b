import type { SiteSettings } from "@sahne/contract/operator/site";
import type { AdsShown, ClaimsShown, LegalIdentity } from "@sahne/contract/site";
import { useState, type SubmitEvent } from "react";
import { useSaveSiteSettings, useSiteSettings } from "#data/operator.ts";
import { ApiError } from "#lib/api-error.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Loaded } from "./loaded.tsx";

const CLAIMS: readonly ClaimsShown[] = ["sample", "computed", "hidden"];
const ADS: readonly AdsShown[] = ["network", "house"];
const LINES = ["controller", "address", "email"] as const;

export function SiteTab() {
  const site = useSiteSettings();
  return (
    <Loaded query={site} skeleton="h-96">
      {(settings) => <SiteForm {...settings} />}
    </Loaded>
  );
}

function SiteForm({ site, adNetwork }: { site: SiteSettings; adNetwork: string | null }) {
  const t = useT();
  const { notify } = useNotification();
  const save = useSaveSiteSettings();
  const [legal, setLegal] = useState(site.legal);
  const [cap, setCap] = useState(site.storageCapMb?.toString() ?? "");
  const [claims, setClaims] = useState<ClaimsShown>(site.claims ?? "sample");
  const [ads, setAds] = useState(site.ads);
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const isCapBad = cap.trim() !== "" && !/^\d{1,8}$/.test(cap.trim());
  const change = (part: Partial<LegalIdentity>): void => setLegal({ ...legal, ...part });

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isCapBad || save.isPending) return;
    const storageCapMb = cap.trim() === "" ? null : Number(cap);
    save.mutate(
      // "As written in its file" is no choice of its own: the file may say anything.
      { signUp: site.signUp, legal, storageCapMb, claims: claims === "sample" ? null : claims, ads },
      {
        onSuccess: () => notify({ type: "success", message: t("operator.saved"), lang: t.attr("operator.saved") }),
      },
    );
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex max-w-2xl flex-col gap-6">
      <Card>
        <CardHeader title={<T k="operator.legal" />} description={<T k="operator.legal.text" />} />
        <div className="flex flex-col gap-5">
          {LINES.map((line) => (
            <TextField
              key={line}
              label={<T k={`operator.legal.${line}`} />}
              optional={<T k="operator.invite.optional" />}
              value={legal[line]}
              error={fields[`legal.${line}`]}
              onChange={(event) => change({ [line]: event.currentTarget.value })}
            />
          ))}
          <TextArea
            label={<T k="operator.legal.basis" />}
            optional={<T k="operator.invite.optional" />}
            rows={3}
            value={legal.basis}
            error={fields["legal.basis"]}
            onChange={(event) => change({ basis: event.currentTarget.value })}
          />
        </div>
      </Card>
      <Card className="flex flex-col gap-5">
        <TextField
          label={<T k="operator.cap" />}
          optional={<T k="operator.invite.optional" />}
          hint={<T k="operator.cap.hint" />}
          inputMode="numeric"
          value={cap}
          error={isCapBad ? <T k="operator.limits.bad" /> : fields["storageCapMb"]}
          onChange={(event) => setCap(event.currentTarget.value)}
        />
        <div className="flex flex-col gap-2">
          <p className="text-sm font-medium">
            <T k="operator.claims" />
          </p>
          <Segmented
            label={t("operator.claims")}
            value={claims}
            onChange={setClaims}
            options={CLAIMS.map((value) => ({ value, label: <T k={`operator.claims.${value}`} /> }))}
            className="flex-wrap self-start"
          />
        </div>
      </Card>
      <AdsCard network={adNetwork} ads={ads} onChange={setAds} />
      {save.isError && Object.keys(fields).length === 0 && <Notice tone="danger" title={save.error.message} />}
      <Button type="submit" variant="primary" isLoading={save.isPending} disabled={isCapBad} className="self-start">
        <T k="operator.save" />
      </Button>
    </form>
  );
}

type AdsCardProps = { network: string | null; ads: AdsShown; onChange: (ads: AdsShown) => void };

function AdsCard({ network, ads, onChange }: AdsCardProps) {
  const t = useT();
  return (
    <Card>
      <CardHeader title={<T k="operator.ads" />} description={<T k="operator.ads.text" />} />
      {network === null ? (
        <Notice>
          <T k="operator.ads.unset" />
        </Notice>
      ) : (
        <div className="flex flex-col gap-2">
          <p className="text-sm font-medium">
            <T k="operator.ads.choice" />
          </p>
          <Segmented
            label={t("operator.ads.choice")}
            value={ads}
            onChange={onChange}
            options={ADS.map((value) => ({ value, label: <T k={`operator.ads.${value}`} /> }))}
            className="flex-wrap self-start"
          />
          <p className="text-sm text-text-2">
            <T k="operator.ads.from" v={{ host: new URL(network).host }} />
          </p>
        </div>
      )}
    </Card>
  );
}
