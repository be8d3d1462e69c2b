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

/** How an error is answered, and what helps next, where the fault lies with that side. */
const faultOf =
  <F extends Fault>(fault: F) =>
  <A extends ErrorAction>(status: number, action: A) => ({ status, fault, action });
const you = faultOf("you");
const provider = faultOf("provider");
const channel = faultOf("channel");
const us = faultOf("us");

/** The closed list. Words for each stand in the catalogue under `error.<code>`. 401 is only ever our own session. */
export const errorKinds = {
  // requests
  invalid_request: you(400, "fix_input"),
  invalid_json: you(400, "fix_input"),
  link_expired: you(403, "retry"),
  outbox_locked: you(403, "none"),
  not_found: you(404, "none"),
  request_timeout: you(408, "retry"),
  too_large: you(413, "fix_input"),
  unsupported_media_type: you(415, "fix_input"),
  idempotency_in_progress: you(409, "wait"),
  idempotency_mismatch: you(422, "retry"),
  rate_limited: you(429, "wait"),
  internal: us(500, "retry"),
  unavailable: us(503, "wait"),
  no_space: us(507, "contact"),
  contact_unread: us(503, "none"),
  // accounts
  session_required: you(401, "sign_in"),
  login_failed: you(401, "fix_input"),
  username_taken: you(409, "fix_input"),
  email_taken: you(409, "fix_input"),
  password_wrong: you(422, "fix_input"),
  password_weak: you(422, "fix_input"),
  signup_closed: us(403, "contact"),
  invitation_invalid: you(403, "contact"),
  account_blocked: us(403, "contact"),
  operator_self: you(409, "none"),
  link_invalid: you(422, "retry"),
  // images
  image_not_found: you(404, "fix_input"),
  image_type: you(415, "fix_input"),
  image_too_large: you(413, "fix_input"),
  image_unreadable: you(422, "fix_input"),
  // clips
  clip_not_found: you(404, "fix_input"),
  clip_failed: provider(409, "retry"),
  clip_waits: provider(409, "wait"),
  // sounds
  sound_not_found: you(404, "fix_input"),
  sound_too_large: you(413, "fix_input"),
  sound_unreadable: you(422, "fix_input"),
  sound_too_short: you(422, "fix_input"),
  sound_too_long: you(422, "fix_input"),
  sound_silent: you(422, "fix_input"),
  // videos
  video_not_found: you(404, "none"),
  video_not_editable: you(409, "none"),
  draft_not_found: you(404, "none"),
  too_many_drafts: you(409, "none"),
  no_subtitles: you(404, "none"),
  video_not_completed: you(409, "wait"),
  video_not_schedulable: you(409, "none"),
  plan_changed: you(409, "retry"),
  plan_topics_ended: you(409, "none"),
  plan_writing: you(409, "wait"),
  video_not_retryable: you(409, "none"),
  too_many_jobs: you(429, "wait"),
  storage_full: you(409, "none"),
  video_not_fetchable: you(409, "none"),
  video_not_cancellable: you(409, "none"),
  video_not_undecided: you(409, "none"),
  engine_changed: you(409, "retry"),
  video_cancelled: you(409, "retry"),
  render_failed: us(500, "retry"),
  render_timeout: us(500, "retry"),
  render_out_of_memory: us(500, "retry"),
  film_missing: us(404, "contact"),
  file_not_a_film: you(422, "fix_input"),
  media_unreadable: provider(422, "fetch_again"),
  // paid providers
  provider_key_missing: you(422, "add_key"),
  provider_key_refused: you(422, "check_key"),
  provider_no_credit: you(422, "check_key"),
  provider_not_allowed: provider(422, "check_key"),
  provider_content_refused: you(422, "change_prompt"),
  provider_rejected: provider(422, "change_prompt"),
  provider_limited: provider(429, "wait"),
  provider_stays_limited: provider(429, "retry"),
  provider_unavailable: provider(503, "retry"),
  provider_failed: provider(422, "retry"),
  provider_timeout: provider(422, "fetch_again"),
  provider_slow: provider(409, "wait"),
  provider_no_output: provider(422, "change_prompt"),
  provider_result_lost: provider(422, "fetch_again"),
  provider_fetch_waits: provider(409, "wait"),
  provider_unclear: provider(409, "wait"),
  provider_image_refused: you(422, "fix_input"),
  provider_model_retired: us(503, "contact"),
  provider_daily_cap: you(429, "wait"),
  provider_task_not_found: provider(409, "decide"),
  provider_outcome_unknown: provider(409, "decide"),
  speech_outcome_unknown: provider(409, "decide"),
  speech_empty: provider(422, "retry"),
  // writing
  writing_broken: provider(422, "retry"),
  writing_unreadable: provider(422, "retry"),
  // channel
  youtube_not_connected: you(409, "connect"),
  youtube_reauth_required: channel(409, "reconnect"),
  youtube_state_invalid: you(400, "connect"),
  youtube_exchange_failed: channel(422, "connect"),
  youtube_no_refresh_token: channel(422, "connect"),
  youtube_no_channel: channel(422, "connect"),
  youtube_scope_missing: you(422, "reconnect"),
  youtube_already_published: you(409, "none"),
  youtube_quota_exceeded: channel(429, "wait"),
  youtube_upload_limit: channel(429, "wait"),
  youtube_rejected: channel(422, "fix_input"),
  youtube_unavailable: channel(503, "wait"),
  youtube_outcome_unknown: channel(409, "decide"),
  youtube_locked_private: channel(409, "none"),
  youtube_share_used: channel(429, "wait"),
  youtube_other_channel: you(409, "reconnect"),
  youtube_upload_right_missing: you(409, "reconnect"),
  youtube_change_right_missing: you(409, "reconnect"),
  youtube_right_of_other: you(409, "reconnect"),
  youtube_changed_meanwhile: channel(409, "none"),
  upload_not_changeable: you(409, "none"),
  upload_change_running: you(409, "wait"),
  upload_change_waits: you(409, "none"),
  youtube_account_refused: channel(422, "none"),
  youtube_not_configured: us(503, "contact"),
  youtube_processing_failed: channel(422, "retry"),
  youtube_video_refused: channel(422, "none"),
  youtube_video_gone: channel(409, "decide"),
  youtube_unverified: channel(409, "decide"),
  youtube_upload_broken: channel(503, "wait"),
  youtube_slow: channel(409, "wait"),
  youtube_cancelled: you(409, "retry"),
  upload_not_cancellable: you(409, "none"),
  upload_in_doubt: channel(409, "wait"),
  upload_not_waiting: you(409, "none"),
  youtube_same_film: you(409, "none"),
  youtube_same_title: you(409, "none"),
  upload_not_undecided: you(409, "none"),
  youtube_video_not_yours: you(422, "fix_input"),
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
