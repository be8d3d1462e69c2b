import type { PublishBody, PublishInput } from "@sahne/contract/publishing/publishing";
import type { UseFormReturn } from "react-hook-form";

/** The dialog's form, as its parts see it. */
export type PublishForm = UseFormReturn<PublishInput, unknown, PublishBody>;
