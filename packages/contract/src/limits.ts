/** Every number that both sides of the wire must agree on. */
const MEBIBYTE = 1024 * 1024;

export const CLIENT_TIMEOUT_MS = 10_000;
export const UPLOAD_TIMEOUT_MS = 120_000;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
export const CONNECT_PROMPT_SNOOZE_MS = 86_400_000;

export const FULLNAME_MIN = 2;
export const FULLNAME_MAX = 100;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 40;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 256;
export const API_KEY_MAX = 500;
export const TIME_ZONE_MAX = 64;
/** A mailed link carries 256 random bits; anything longer is not one of ours. */
export const LINK_TOKEN_MAX = 200;
export const CONTACT_MESSAGE_MAX = 5_000;
export const NEWSLETTER_SUBJECT_MAX = 150;
export const NEWSLETTER_MAX = 20_000;
export const SESSIONS_SHOWN = 100;
export const SECURITY_EVENTS_SHOWN = 100;
export const OUTBOX_SHOWN = 100;

export const PROMPT_MAX = 2_500;
/** What a writer is given, and what it may give back. */
export const WRITING_TEXT_MAX = 10_000;
export const KEYWORDS_MAX = 500;
export const VIDEO_NAME_MAX = 60;
export const SEARCH_MAX = 100;
/** A period of the history: ten years and a little. */
export const HISTORY_DAYS_MAX = 3_660;
/** How long a deleted video can be brought back. */
export const UNDO_DELETE_MS = 600_000;
export const PROFILE_VIDEOS = 100;
export const PAGE_SIZE_MAX = 100;

export const IMAGE_MAX_BYTES = 10 * MEBIBYTE;
/** How many pictures one film may show. */
export const FILM_IMAGES_MAX = 10;
export const IMAGE_MAX_SIDE = 8_192;
export const IMAGE_MAX_PIXELS = 40_000_000;
/** Four bytes for each of those pixels; with more bytes per pixel there may be fewer of them. */
export const IMAGE_MAX_DECODED_BYTES = 4 * IMAGE_MAX_PIXELS;
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/gif"] as const;

/** A film of one's own: what the channel and the probe take, in pieces that survive a lost connection. */
export const OWN_FILE_MAX_BYTES = 2_048 * MEBIBYTE;
export const OWN_PIECE_BYTES = 8 * MEBIBYTE;

/** A sound file of one's own: music of a few minutes without compression. */
export const SOUND_MAX_BYTES = 30 * MEBIBYTE;
export const SOUND_MAX_SECONDS = 600;
/** Shorter music would be heard to begin again and again. */
export const MUSIC_MIN_SECONDS = 5;
export const SPEECH_MIN_SECONDS = 0.3;
export const SOUNDS_SHOWN = 200;

export const TITLE_MAX = 100;
export const DESCRIPTION_MAX_BYTES = 5_000;
export const CHAPTER_TITLE_MAX = 60;
export const TAGS_MAX = 500;
/** Besides the first one. */
export const FURTHER_CHANNELS_MAX = 9;

export const DURATION_MIN_SECONDS = 5;
export const DURATION_MAX_SECONDS = 60;

/** What the studio's films may be at most; the renderer takes no more. */
export const FILM_SCENES_MAX = 60;
export const SCENE_TEXT_MAX = 300;
export const SCENE_SECONDS_MIN = 0.5;
export const SCENE_SECONDS_MAX = 30;
export const SCENE_THINGS_MAX = 4;
/** Of one thing so many are shown in a scene. */
export const SCENE_COUNT_MAX = 12;
/** Letters a voice can say in the length of the longest film. */
export const SPOKEN_LETTERS_MAX = 1_000;
export const DRAFTS_MAX = 200;
/** Kept states of one draft; the oldest that nobody named goes first. */
export const DRAFT_VERSIONS_MAX = 40;

/** Of the brand kit: words of the end card, and what stands small in every frame. */
export const BRAND_WORDS_MAX = 80;
export const WATERMARK_MAX = 40;

export const IDEMPOTENCY_KEY_MAX = 255;

/** How fast a voice may speak; the renderer's own bounds, by a test. */
export const TEMPO_MIN = 0.75;
export const TEMPO_MAX = 1.5;
