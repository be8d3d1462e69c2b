import type { Camera } from "@sahne/contract/studio/cameras";
import { useState } from "react";
import { useOrderClip } from "#data/studio/cameras.ts";
import type { Content } from "#screens/studio/edits/content.ts";
import type { Edit } from "#screens/studio/edits/edit-film.ts";
import { lengthFor, proposeOrder, requestOf, type CameraModel, type ClipOrder } from "./clip-orders.ts";

type OrdersInput = {
  camera: Camera;
  model: CameraModel;
  /** The scene it was opened for: chosen at first. */
  first: number;
  content: Content;
  edit: (edit: Edit) => void;
  onSent: (count: number) => void;
};

/** Which scenes shall be filmed and how, and the way to send them. */
export function useOrders({ camera, model, first, content, edit, onSent }: OrdersInput) {
  const order = useOrderClip();
  const [chosen, setChosen] = useState<readonly ClipOrder[]>(() => [proposeOrder(content, first, model)]);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // A length that another model had, as near as this one comes.
  const orders = chosen.map((one) => ({ ...one, seconds: lengthFor(model, one.seconds) }));

  /** One after the other: what was taken is in its scene at once, what was not stays chosen. */
  async function send(): Promise<void> {
    setIsSending(true);
    setProblem(null);
    const filming = { service: camera.service, model, shape: content.options.aspectRatio ?? "9:16" } as const;
    try {
      for (const one of orders) {
        const { _id } = await order(requestOf(one, filming), `scene ${one.index}`);
        edit({ kind: "scene", index: one.index, changes: { clip: _id } });
        setChosen((left) => left.filter(({ index }) => index !== one.index));
      }
      onSent(orders.length);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setIsSending(false);
  }

  function toggle(index: number): void {
    const others = chosen.filter((one) => one.index !== index);
    const all = others.length < chosen.length ? others : [...others, proposeOrder(content, index, model)];
    setChosen(all.toSorted((a, b) => a.index - b.index));
  }

  function change(index: number, changes: Partial<ClipOrder>): void {
    setChosen(chosen.map((one) => (one.index === index ? { ...one, ...changes } : one)));
  }

  return { orders, isSending, problem, send, toggle, change };
}
