/** Added to a media link, which it does not change, by whoever wants to save the file under this name instead of seeing it. */
export const SAVE_AS = "saveAs";
