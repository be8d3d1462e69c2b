import type { EngineCapabilities } from "@sahne/contract/videos/capabilities";
import type { Image } from "@sahne/contract/videos/images";
import type { Presets } from "@sahne/contract/videos/presets";
import { T, type PlainKey } from "#lib/messages.tsx";
import { Card } from "#ui/card.tsx";
import { FurtherOptions, GivenImages, KeptDraft, KeywordsField, Timing, ToldText } from "./create-parts.ts";
import type { FieldName } from "./create-rules.ts";
import { imageUse, withPicture } from "./create-values.ts";
import { ImageField } from "./images/image-field.tsx";
import { MoreOptions } from "./options/more-options.tsx";
import { ScenarioField } from "./options/scenario-field.tsx";
import { StyleField } from "./options/style-field.tsx";
import { PromptField } from "./prompt-field.tsx";
import type { CreateValuesState } from "./use-create-values.ts";

/** Files that were dropped or pasted on the form itself. */
export type GivenFiles = { files: readonly File[]; isOver: boolean; forget: () => void };

export type CreateFieldsProps = {
  form: CreateValuesState;
  /** The chosen ones, in order. */
  images: readonly Image[];
  given: GivenFiles;
  capabilities: EngineCapabilities;
  presets: Presets | undefined;
  /** What is said at a field: nothing before one has been there. */
  problemOf: (field: FieldName) => PlainKey | null;
  onLeaveField: (field: FieldName) => void;
  /** To choose another instead, or one more. */
  onOpenPicker: (adds: boolean) => void;
};

/** Only what the chosen scenario and the machine that will run make use of (R7.2). */
export function CreateFields(props: CreateFieldsProps) {
  const { values, change } = props.form;
  return (
    <>
      <ScenarioField value={values.scenario} onChange={(scenario) => change({ scenario })} />
      <Idea {...props} />
      <Timing
        isOpen={values.scenario === "scheduled"}
        values={values}
        problem={props.problemOf("when")}
        onChange={change}
        onLeave={() => props.onLeaveField("when")}
      />
      <More {...props} />
    </>
  );
}

function Idea(props: CreateFieldsProps) {
  const { form, images, given, capabilities, presets, problemOf, onLeaveField, onOpenPicker } = props;
  const { values, change, reset, isRestored, bringBack } = form;
  const picture = imageUse(values.scenario);
  const problems = {
    promptText: problemOf("promptText"),
    keywords: problemOf("keywords"),
    image: problemOf("image"),
  };
  return (
    <Card className="flex flex-col gap-6">
      <PromptField
        value={values.promptText}
        max={capabilities.promptMax}
        error={problems.promptText !== null && <T k={problems.promptText} />}
        isRestored={isRestored}
        isFilmed={!capabilities.hasPresets}
        onChange={(promptText) => change({ promptText })}
        onBlur={() => onLeaveField("promptText")}
        onDiscard={reset}
      >
        <ToldText
          isOpen={values.promptText.trim() !== ""}
          values={values}
          hasScenes={capabilities.hasPresets}
          onWrite={(promptText) => change({ promptText })}
        />
      </PromptField>
      <KeptDraft isOpen={bringBack !== null} onBringBack={bringBack} />
      <KeywordsField
        isOpen={values.scenario === "scheduled"}
        value={values.keywords}
        error={problems.keywords !== null && <T k={problems.keywords} />}
        onChange={(keywords) => change({ keywords })}
        onBlur={() => onLeaveField("keywords")}
      />
      {picture !== "none" && (
        <ImageField
          images={images}
          isFirstOnly={!capabilities.hasPresets}
          isOptional={picture === "optional"}
          error={picture === "required" && problems.image !== null && <T k={problems.image} />}
          isOver={given.isOver}
          onOpen={onOpenPicker}
          onChange={(imageIds) => change({ imageIds })}
        >
          <GivenImages
            isOpen={given.files.length > 0}
            files={given.files}
            onTaken={given.forget}
            onAdded={(id) => change({ imageIds: capabilities.hasPresets ? withPicture(values.imageIds, id) : [id] })}
          />
        </ImageField>
      )}
      {capabilities.hasPresets && (
        <StyleField
          value={values.options.style}
          styles={presets?.styles ?? []}
          onChange={(style) => change({ options: { ...values.options, style } })}
        />
      )}
    </Card>
  );
}

/** Shape, length, voice and the like: right for most films as they are. */
function More({ form: { values, change }, capabilities, presets }: CreateFieldsProps) {
  const { options, serviceType } = values;
  return (
    <MoreOptions>
      <FurtherOptions
        isOpen
        {...{ options, serviceType, capabilities, presets }}
        onChange={(changed) => change({ options: changed })}
      />
    </MoreOptions>
  );
}
