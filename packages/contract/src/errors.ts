import { z } from "zod";

/** Whose move it is: shown beside the words, so that nobody looks for a fault where it is not. */
export type Fault = "you" | "provider" | "channel" | "us";

/** The one thing that helps next; the web draws it as a button, before any that tries again. */
export type ErrorAction =
  | "fix_input"
  | "sign_in"
  | "retry"
  | "fetch_again"
  | "wait"
  | "add_key"
  | "check_key"
  | "change_prompt"
  | "connect"
  | "reconnect"
  | "decide"
  | "contact"
  | "none";

type ErrorKind = { status: number; fault: Fault; action: ErrorAction };

/** The closed list. Words for each stand in the catalogue under `error.<code>`. 401 is only ever our own session. */
export const errorKinds = {
  // requests
  invalid_request: { status: 400, fault: "you", action: "fix_input" },
  invalid_json: { status: 400, fault: "you", action: "fix_input" },
  link_expired: { status: 403, fault: "you", action: "retry" },
  outbox_locked: { status: 403, fault: "you", action: "none" },
  not_found: { status: 404, fault: "you", action: "none" },
  request_timeout: { status: 408, fault: "you", action: "retry" },
  too_large: { status: 413, fault: "you", action: "fix_input" },
  unsupported_media_type: { status: 415, fault: "you", action: "fix_input" },
  idempotency_in_progress: { status: 409, fault: "you", action: "wait" },
  idempotency_mismatch: { status: 422, fault: "you", action: "retry" },
  rate_limited: { status: 429, fault: "you", action: "wait" },
  internal: { status: 500, fault: "us", action: "retry" },
  unavailable: { status: 503, fault: "us", action: "wait" },
  no_space: { status: 507, fault: "us", action: "contact" },
  contact_unread: { status: 503, fault: "us", action: "none" },
  // accounts
  session_required: { status: 401, fault: "you", action: "sign_in" },
  login_failed: { status: 401, fault: "you", action: "fix_input" },
  username_taken: { status: 409, fault: "you", action: "fix_input" },
  email_taken: { status: 409, fault: "you", action: "fix_input" },
  password_wrong: { status: 422, fault: "you", action: "fix_input" },
  password_weak: { status: 422, fault: "you", action: "fix_input" },
  link_invalid: { status: 422, fault: "you", action: "retry" },
  // images
  image_not_found: { status: 404, fault: "you", action: "fix_input" },
  image_type: { status: 415, fault: "you", action: "fix_input" },
  image_too_large: { status: 413, fault: "you", action: "fix_input" },
  image_unreadable: { status: 422, fault: "you", action: "fix_input" },
  // clips
  clip_not_found: { status: 404, fault: "you", action: "fix_input" },
  clip_failed: { status: 409, fault: "provider", action: "retry" },
  clip_waits: { status: 409, fault: "provider", action: "wait" },
  // sounds
  sound_not_found: { status: 404, fault: "you", action: "fix_input" },
  sound_too_large: { status: 413, fault: "you", action: "fix_input" },
  sound_unreadable: { status: 422, fault: "you", action: "fix_input" },
  sound_too_short: { status: 422, fault: "you", action: "fix_input" },
  sound_too_long: { status: 422, fault: "you", action: "fix_input" },
  sound_silent: { status: 422, fault: "you", action: "fix_input" },
  // videos
  video_not_found: { status: 404, fault: "you", action: "none" },
  video_not_editable: { status: 409, fault: "you", action: "none" },
  draft_not_found: { status: 404, fault: "you", action: "none" },
  too_many_drafts: { status: 409, fault: "you", action: "none" },
  no_subtitles: { status: 404, fault: "you", action: "none" },
  video_not_completed: { status: 409, fault: "you", action: "wait" },
  video_not_schedulable: { status: 409, fault: "you", action: "none" },
  plan_changed: { status: 409, fault: "you", action: "retry" },
  plan_topics_ended: { status: 409, fault: "you", action: "none" },
  video_not_retryable: { status: 409, fault: "you", action: "none" },
  too_many_jobs: { status: 429, fault: "you", action: "wait" },
  storage_full: { status: 409, fault: "you", action: "none" },
  video_not_fetchable: { status: 409, fault: "you", action: "none" },
  video_not_cancellable: { status: 409, fault: "you", action: "none" },
  video_not_undecided: { status: 409, fault: "you", action: "none" },
  engine_changed: { status: 409, fault: "you", action: "retry" },
  video_cancelled: { status: 409, fault: "you", action: "retry" },
  render_failed: { status: 500, fault: "us", action: "retry" },
  render_timeout: { status: 500, fault: "us", action: "retry" },
  render_out_of_memory: { status: 500, fault: "us", action: "retry" },
  film_missing: { status: 404, fault: "us", action: "contact" },
  file_not_a_film: { status: 422, fault: "you", action: "fix_input" },
  media_unreadable: { status: 422, fault: "provider", action: "fetch_again" },
  // paid providers
  provider_key_missing: { status: 422, fault: "you", action: "add_key" },
  provider_key_refused: { status: 422, fault: "you", action: "check_key" },
  provider_no_credit: { status: 422, fault: "you", action: "check_key" },
  provider_not_allowed: { status: 422, fault: "provider", action: "check_key" },
  provider_content_refused: { status: 422, fault: "you", action: "change_prompt" },
  provider_rejected: { status: 422, fault: "provider", action: "change_prompt" },
  provider_limited: { status: 429, fault: "provider", action: "wait" },
  provider_stays_limited: { status: 429, fault: "provider", action: "retry" },
  provider_unavailable: { status: 503, fault: "provider", action: "retry" },
  provider_failed: { status: 422, fault: "provider", action: "retry" },
  provider_timeout: { status: 422, fault: "provider", action: "fetch_again" },
  provider_slow: { status: 409, fault: "provider", action: "wait" },
  provider_no_output: { status: 422, fault: "provider", action: "change_prompt" },
  provider_result_lost: { status: 422, fault: "provider", action: "fetch_again" },
  provider_fetch_waits: { status: 409, fault: "provider", action: "wait" },
  provider_unclear: { status: 409, fault: "provider", action: "wait" },
  provider_image_refused: { status: 422, fault: "you", action: "fix_input" },
  provider_model_retired: { status: 503, fault: "us", action: "contact" },
  provider_daily_cap: { status: 429, fault: "you", action: "wait" },
  provider_task_not_found: { status: 409, fault: "provider", action: "decide" },
  provider_outcome_unknown: { status: 409, fault: "provider", action: "decide" },
  speech_outcome_unknown: { status: 409, fault: "provider", action: "decide" },
  speech_empty: { status: 422, fault: "provider", action: "retry" },
  // writing
  writing_broken: { status: 422, fault: "provider", action: "retry" },
  writing_unreadable: { status: 422, fault: "provider", action: "retry" },
  // channel
  youtube_not_connected: { status: 409, fault: "you", action: "connect" },
  youtube_reauth_required: { status: 409, fault: "channel", action: "reconnect" },
  youtube_state_invalid: { status: 400, fault: "you", action: "connect" },
  youtube_exchange_failed: { status: 422, fault: "channel", action: "connect" },
  youtube_no_refresh_token: { status: 422, fault: "channel", action: "connect" },
  youtube_no_channel: { status: 422, fault: "channel", action: "connect" },
  youtube_scope_missing: { status: 422, fault: "you", action: "reconnect" },
  youtube_already_published: { status: 409, fault: "you", action: "none" },
  youtube_quota_exceeded: { status: 429, fault: "channel", action: "wait" },
  youtube_upload_limit: { status: 429, fault: "channel", action: "wait" },
  youtube_rejected: { status: 422, fault: "channel", action: "fix_input" },
  youtube_unavailable: { status: 503, fault: "channel", action: "wait" },
  youtube_outcome_unknown: { status: 409, fault: "channel", action: "decide" },
  youtube_locked_private: { status: 409, fault: "channel", action: "none" },
  youtube_share_used: { status: 429, fault: "channel", action: "wait" },
  youtube_other_channel: { status: 409, fault: "you", action: "reconnect" },
  youtube_upload_right_missing: { status: 409, fault: "you", action: "reconnect" },
  youtube_change_right_missing: { status: 409, fault: "you", action: "reconnect" },
  youtube_right_of_other: { status: 409, fault: "you", action: "reconnect" },
  youtube_changed_meanwhile: { status: 409, fault: "channel", action: "none" },
  upload_not_changeable: { status: 409, fault: "you", action: "none" },
  upload_change_running: { status: 409, fault: "you", action: "wait" },
  youtube_account_refused: { status: 422, fault: "channel", action: "none" },
  youtube_not_configured: { status: 503, fault: "us", action: "contact" },
  youtube_processing_failed: { status: 422, fault: "channel", action: "retry" },
  youtube_video_refused: { status: 422, fault: "channel", action: "none" },
  youtube_video_gone: { status: 409, fault: "channel", action: "decide" },
  youtube_unverified: { status: 409, fault: "channel", action: "decide" },
  youtube_upload_broken: { status: 503, fault: "channel", action: "wait" },
  youtube_slow: { status: 409, fault: "channel", action: "wait" },
  youtube_cancelled: { status: 409, fault: "you", action: "retry" },
  upload_not_cancellable: { status: 409, fault: "you", action: "none" },
  upload_in_doubt: { status: 409, fault: "channel", action: "wait" },
  upload_not_waiting: { status: 409, fault: "you", action: "none" },
  youtube_same_film: { status: 409, fault: "you", action: "none" },
  youtube_same_title: { status: 409, fault: "you", action: "none" },
  upload_not_undecided: { status: 409, fault: "you", action: "none" },
  youtube_video_not_yours: { status: 422, fault: "you", action: "fix_input" },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;

export const errorCodes = Object.keys(errorKinds) as [ErrorCode, ...ErrorCode[]];

export const errorCode = z.enum(errorCodes);

/** What is wrong with one field: a code of the catalogue and its words in the caller's language. */
export const fieldProblem = z.object({ code: z.string(), message: z.string() });

export const errorReply = z
  .object({
    message: z.string(),
    code: errorCode,
    fields: z.record(z.string(), fieldProblem).optional(),
    requestId: z.string(),
  })
  .meta({ id: "Error" });

export type ErrorReply = z.output<typeof errorReply>;
