export type Channel = {
  id: string;
  title: string;
  description: string;
  handle: string;
  createdAt: string;
  subscribers: number;
  /** A channel confirmed by phone may set thumbnails and upload films over 15 minutes. */
  isPhoneVerified: boolean;
};

export type Account = {
  id: string;
  name: string;
  email: string;
  /** What a person sees beside the name on the chooser. */
  note: { turkish: string; english: string };
  channel?: Channel;
  /** How YouTube answers for an account without a channel; both have been seen. */
  noChannelAnswer?: "empty" | "signup-required";
};

const sampleChannel = (number: number, channel: Omit<Channel, "id">): Channel => ({
  id: `UCsbx${String(number).padStart(19, "0")}`,
  ...channel,
});

export const accounts: readonly Account[] = [
  {
    id: "ayse",
    name: "Ayşe Yılmaz",
    email: "ayse@sandbox.test",
    note: { turkish: "kanalı var", english: "has a channel" },
    channel: sampleChannel(1, {
      title: "Deneme Kanalı",
      description: "Sandbox kanalı · sandbox channel",
      handle: "@deneme",
      createdAt: "2024-05-01T10:00:00Z",
      subscribers: 1480,
      isPhoneVerified: true,
    }),
  },
  {
    id: "can",
    name: "Can Demir",
    email: "can@sandbox.test",
    note: { turkish: "başka bir kanal", english: "another channel" },
    channel: sampleChannel(2, {
      title: "Can'ın Köşesi",
      description: "",
      handle: "@canin-kosesi",
      createdAt: "2025-02-14T08:30:00Z",
      subscribers: 36,
      isPhoneVerified: true,
    }),
  },
  {
    id: "marka",
    name: "Kuzey Stüdyo",
    email: "ayse@sandbox.test",
    note: { turkish: "marka kanalı (Ayşe Yılmaz yönetir)", english: "brand channel (managed by Ayşe Yılmaz)" },
    channel: sampleChannel(3, {
      title: "Kuzey Stüdyo",
      description: "Marka kanalı · brand channel",
      handle: "@kuzeystudyo",
      createdAt: "2023-11-20T12:00:00Z",
      subscribers: 52_300,
      isPhoneVerified: true,
    }),
  },
  {
    id: "zeynep",
    name: "Zeynep Kaya",
    email: "zeynep@sandbox.test",
    note: {
      turkish: "telefonla doğrulanmamış kanal: küçük resim yüklenemez",
      english: "channel not verified by phone: no custom thumbnails",
    },
    channel: sampleChannel(4, {
      title: "Zeynep Deniyor",
      description: "",
      handle: "@zeynepdeniyor",
      createdAt: "2026-09-01T07:00:00Z",
      subscribers: 3,
      isPhoneVerified: false,
    }),
  },
  {
    id: "mehmet",
    name: "Mehmet Öz",
    email: "mehmet@sandbox.test",
    note: { turkish: "kanalı yok (boş liste)", english: "no channel (empty list)" },
    noChannelAnswer: "empty",
  },
  {
    id: "elif",
    name: "Elif Arslan",
    email: "elif@sandbox.test",
    note: { turkish: "kanalı yok (kayıt hatası)", english: "no channel (sign-up error)" },
    noChannelAnswer: "signup-required",
  },
  {
    id: "hostile",
    name: "<b>Kötü Niyet</b>",
    email: "hostile@sandbox.test",
    note: { turkish: "adında HTML olan kanal", english: "channel with HTML in its name" },
    channel: sampleChannel(5, {
      title: `<img src=x onerror="document.title='pwned'"> "Kanal" & 'Co'`,
      description: "<script>document.title='pwned'</script>",
      handle: "@hostile",
      createdAt: "2025-06-06T06:06:06Z",
      subscribers: 13,
      isPhoneVerified: true,
    }),
  },
];

export function findAccount(id: string | null | undefined): Account | undefined {
  return accounts.find((account) => account.id === id);
}

export function findChannel(id: string): Channel | undefined {
  return accounts.find(({ channel }) => channel?.id === id || channel?.handle === id)?.channel;
}
