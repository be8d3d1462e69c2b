/** One happening of the schedule, as a calendar app shows it. */
export type FeedEvent = {
  uid: string;
  at: Date;
  summary: string;
  description: string;
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
};

const LINE_OCTETS = 75;
const EVENT_LENGTH = "PT15M";

/** The events as RFC 5545 writes them: times in UTC, lines of at most 75 octets ended by CRLF. */
export function toICalendar(
  events: readonly FeedEvent[],
  { now, description }: { now: Date; description: string },
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sahne//Schedule//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Sahne",
    `X-WR-CALDESC:${escaped(description)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${escaped(event.uid)}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(event.at)}`,
      `DURATION:${EVENT_LENGTH}`,
      `SUMMARY:${escaped(event.summary)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      `STATUS:${event.status}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Control characters have no place in a text value; a break of lines is written as such. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, "\n")
      // oxlint-disable-next-line no-control-regex -- these are what is meant
      .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, " ")
      .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
      .replaceAll("\n", "\\n")
  );
}

/** Octets count, not letters, and no letter is torn apart. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      [piece, octets] = ["", 1];
    }
    piece += letter;
    octets += size;
  }
  return [...pieces, piece].join("\r\n ");
}
