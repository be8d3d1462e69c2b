import { lazyPart } from "#lib/lazy-part.tsx";
import { loadMessages } from "#lib/messages.tsx";
import { loadPublication } from "./submit/use-publication.ts";

// What the create screen is not made of at first sight. Fetched as soon as the browser has nothing else to do.

/** Together with the groups of texts it is drawn with. */
async function withTexts<Part>(part: Promise<Part>, ...groups: Groups): Promise<Part> {
  await loadMessages(groups.length === 0 ? ["create-later"] : groups);
  return part;
}
type Groups = Parameters<typeof loadMessages>[0][number][];

const laterFields = () => withTexts(import("./later-fields.tsx"));
export const FilmedExamples = lazyPart(async () => (await laterFields()).FilmedExamples);
export const KeptDraft = lazyPart(async () => (await laterFields()).KeptDraft);
export const KeywordsField = lazyPart(async () => (await laterFields()).KeywordsField);
export const GivenImages = lazyPart(
  async () => (await withTexts(import("./images/given-images.tsx"), "picker")).GivenImages,
);
export const FurtherOptions = lazyPart(
  async () =>
    (await withTexts(import("./options/further-options.tsx"), "create-later", "voices", "brand")).FurtherOptions,
);
export const FinishLine = lazyPart(async () => (await withTexts(import("./options/finish-clip.tsx"))).FinishLine);
export const ImagePicker = lazyPart(
  async () => (await withTexts(import("./images/image-picker.tsx"), "picker")).ImagePicker,
);
export const NoImageDialog = lazyPart(
  async () => (await withTexts(import("./images/no-image-dialog.tsx"))).NoImageDialog,
);
export const ToldText = lazyPart(async () => (await withTexts(import("./told-text.tsx"), "told")).ToldText);
export const ImageList = lazyPart(async () => (await withTexts(import("./images/image-list.tsx"), "told")).ImageList);
export const PlanBeginning = lazyPart(async () => (await import("./timing/plan-beginning.tsx")).PlanBeginning);
export const Timing = lazyPart(
  async () => (await withTexts(import("./timing/timing.tsx"), "create-later", "changes")).Timing,
);
export const PublicationCard = lazyPart(async () => {
  const load = import("./submit/publication-card.tsx");
  const [part] = await Promise.all([load, loadMessages(["publication", "publishing"]), loadPublication()]);
  return part.PublicationCard;
});
export const PublicationLine = lazyPart(
  async () => (await withTexts(import("./submit/publication-line.tsx"), "publication")).PublicationLine,
);
export const MissingChannel = lazyPart(
  async () => (await withTexts(import("./submit/publication-line.tsx"), "publication")).MissingChannel,
);
export const SendProblem = lazyPart(async () => (await import("./submit/send-problem.tsx")).SendProblem);
export const CreatedVideos = lazyPart(
  async () => (await withTexts(import("./submit/created-videos.tsx"), "stages", "create-later")).CreatedVideos,
);
export const UnscheduledVideo = lazyPart(
  async () => (await withTexts(import("./timing/unscheduled-video.tsx"), "create-later", "changes")).UnscheduledVideo,
);

/** These appear with an answer of the server or at the press of a button: they are here before it can come. */
export async function loadCreateParts(): Promise<void> {
  const parts = [
    PublicationCard,
    PublicationLine,
    MissingChannel,
    FurtherOptions,
    ImageList,
    KeptDraft,
    KeywordsField,
    Timing,
    NoImageDialog,
    SendProblem,
    CreatedVideos,
    UnscheduledVideo,
  ];
  // A part that fails to load is reported when it is drawn.
  await Promise.allSettled(parts.map((part) => part.preload()));
}
