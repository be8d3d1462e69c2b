/** A thing that can be seen; what is done; a symbol of an idea; a word that only speaks when nothing else does. */
export type Rank = "thing" | "verb" | "idea" | "weak";
