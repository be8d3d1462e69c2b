import { useEffect, useEffectEvent, useState } from "react";

/**
 * While the picker is open the whole window takes files, by drop and by paste: a file let go a little beside the panel
 * must not replace the page by the picture. Answers whether files hover over the window right now.
 */
export function useFileIntake(isOpen: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((list: FileList | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
  });

  useEffect(() => {
    if (!isOpen) return;
    function handleDragOver(event: DragEvent) {
      if (event.dataTransfer?.types.includes("Files") !== true) return;
      event.preventDefault();
      setIsOver(true);
    }
    function handleDragLeave(event: DragEvent) {
      // Null: the pointer has left the window, not one element for another.
      if (event.relatedTarget === null) setIsOver(false);
    }
    function handleDrop(event: DragEvent) {
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer?.files);
    }
    function handlePaste(event: ClipboardEvent) {
      take(event.clipboardData?.files);
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
  }, [isOpen]);

  return isOver;
}
