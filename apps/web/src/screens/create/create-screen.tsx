import { useState } from "react";
import { useProfile } from "#data/profile.ts";
import { T } from "#lib/messages.tsx";
import { CreateForm } from "./create-form.tsx";
import { CreatedVideo } from "./created-video.tsx";

/** Text to video; the other three scenarios come with their own issue, and only what works is shown. */
export function CreateScreen() {
  const [createdId, setCreatedId] = useState<string | null>(null);
  const profile = useProfile();
  const created = profile.data?.videos.find((video) => video._id === createdId);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <p className="text-md text-text-2">
        <T k="create.subtitle" />
      </p>
      {created !== undefined && <CreatedVideo video={created} />}
      <CreateForm hasFreepikKey={(profile.data?.user.freepikApiKey ?? "") !== ""} onCreated={setCreatedId} />
    </div>
  );
}
