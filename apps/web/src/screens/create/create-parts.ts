import { lazyPart } from "#lib/lazy-part.tsx";
import { loadMessages } from "#lib/messages.tsx";
import { loadPublication } from "./submit/use-publication.ts";

// What the create screen is not made of at first sight. Fetched as soon as the browser has nothing else to do.

export const GivenImages = lazyPart(async () => {
  const [part] = await Promise.all([import("./images/given-images.tsx"), loadMessages(["picker"])]);
  return part.GivenImages;
});
export const FurtherOptions = lazyPart(async () => {
  const [part] = await Promise.all([import("./options/further-options.tsx"), loadMessages(["create-later"])]);
  return part.FurtherOptions;
});
export const FilmedExamples = lazyPart(async () => {
  const [part] = await Promise.all([import("./filmed-examples.tsx"), loadMessages(["create-later"])]);
  return part.FilmedExamples;
});
export const KeywordsField = lazyPart(async () => {
  const [part] = await Promise.all([import("./keywords-field.tsx"), loadMessages(["create-later"])]);
  return part.KeywordsField;
});
export const ImagePicker = lazyPart(async () => {
  const [part] = await Promise.all([import("./images/image-picker.tsx"), loadMessages(["picker"])]);
  return part.ImagePicker;
});
export const NoImageDialog = lazyPart(async () => {
  const [part] = await Promise.all([import("./images/no-image-dialog.tsx"), loadMessages(["create-later"])]);
  return part.NoImageDialog;
});
export const ToldText = lazyPart(async () => {
  const [part] = await Promise.all([import("./told-text.tsx"), loadMessages(["told"])]);
  return part.ToldText;
});
export const ImageList = lazyPart(async () => {
  const [part] = await Promise.all([import("./images/image-list.tsx"), loadMessages(["told"])]);
  return part.ImageList;
});
export const PlanBeginning = lazyPart(async () => (await import("./timing/plan-beginning.tsx")).PlanBeginning);
export const Timing = lazyPart(async () => {
  const [part] = await Promise.all([import("./timing/timing.tsx"), loadMessages(["create-later"])]);
  return part.Timing;
});
export const PublicationCard = lazyPart(async () => {
  const load = import("./submit/publication-card.tsx");
  const [part] = await Promise.all([load, loadMessages(["publication", "publishing"]), loadPublication()]);
  return part.PublicationCard;
});
export const PublicationLine = lazyPart(async () => {
  const [part] = await Promise.all([import("./submit/publication-line.tsx"), loadMessages(["publication"])]);
  return part.PublicationLine;
});
export const MissingChannel = lazyPart(async () => {
  const [part] = await Promise.all([import("./submit/publication-line.tsx"), loadMessages(["publication"])]);
  return part.MissingChannel;
});
export const SendProblem = lazyPart(async () => (await import("./submit/send-problem.tsx")).SendProblem);
export const CreatedVideos = lazyPart(async () => {
  const [part] = await Promise.all([import("./submit/created-videos.tsx"), loadMessages(["stages", "create-later"])]);
  return part.CreatedVideos;
});
export const UnscheduledVideo = lazyPart(async () => {
  const [part] = await Promise.all([import("./timing/unscheduled-video.tsx"), loadMessages(["create-later"])]);
  return part.UnscheduledVideo;
});

/** These appear with an answer of the server or at the press of a button: they are here before it can come. */
export async function loadCreateParts(): Promise<void> {
  const publishing = [PublicationCard, PublicationLine, MissingChannel];
  const parts = [FurtherOptions, KeywordsField, Timing, NoImageDialog, SendProblem, CreatedVideos, UnscheduledVideo];
  // A part that fails to load is reported when it is drawn.
  await Promise.allSettled([...parts, ...publishing].map((part) => part.preload()));
}
