export type FileRules = {
  /** MIME types, or families of them ("image/*"). */
  accept: readonly string[];
  maxBytes: number;
};

export type RefusedFile = { file: File; reason: "type" | "size" };

export function sortFiles(files: readonly File[], rules: FileRules): { accepted: File[]; refused: RefusedFile[] } {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    if (!isAccepted(file.type, rules.accept)) refused.push({ file, reason: "type" });
    else if (file.size > rules.maxBytes) refused.push({ file, reason: "size" });
    else accepted.push(file);
  }
  return { accepted, refused };
}

function isAccepted(type: string, accept: readonly string[]): boolean {
  return accept.some((rule) => (rule.endsWith("/*") ? type.startsWith(rule.slice(0, -1)) : type === rule));
}
