import { useEffect, useEffectEvent, useState } from "react";

/**
 * The whole window takes files, by drop and by paste: a file let go a little beside the field must not replace the page
 * by the picture, also where nobody takes it (`onFiles` null). Answers whether files to be taken hover over the window.
 */
export function useFileIntake(isActive: boolean, onFiles: ((files: File[]) => void) | null): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((list: FileList | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles?.(files);
  });
  const allow = useEffectEvent((data: DataTransfer) => {
    setIsOver(onFiles !== null);
    if (onFiles === null) data.dropEffect = "none";
  });

  useEffect(() => {
    if (!isActive) return;
    function handleDragOver(event: DragEvent) {
      if (event.dataTransfer?.types.includes("Files") !== true) return;
      event.preventDefault();
      allow(event.dataTransfer);
    }
    function handleDragLeave(event: DragEvent) {
      // Null: the pointer has left the window, not one element for another.
      if (event.relatedTarget === null) setIsOver(false);
    }
    function handleDrop(event: DragEvent) {
      // Words may be dragged into a field as ever.
      if (event.dataTransfer?.types.includes("Files") !== true) return;
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer?.files);
    }
    function handlePaste(event: ClipboardEvent) {
      // Words from an office program bring a picture of themselves along.
      if (event.clipboardData?.types.includes("text/plain") !== true) take(event.clipboardData?.files);
    }
    window.addEventListener("dragover", handleDragOver);
    window.addEventListener("dragleave", handleDragLeave);
    window.addEventListener("drop", handleDrop);
    window.addEventListener("paste", handlePaste);
    return () => {
      setIsOver(false);
      window.removeEventListener("dragover", handleDragOver);
      window.removeEventListener("dragleave", handleDragLeave);
      window.removeEventListener("drop", handleDrop);
      window.removeEventListener("paste", handlePaste);
    };
  }, [isActive]);

  return isOver;
}
