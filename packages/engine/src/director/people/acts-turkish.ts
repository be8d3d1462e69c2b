import type { Act } from "./act.ts";
import { readActs } from "./act.ts";

/** Beginnings of verbs, `_` for a space; what is done stands in their endings. */
const ACTS = readActs(`
run: koş fırla kaç koştur acele_et
walk: ziyaret_et seyahat_et in gir çık gel yürü git gid yola_çık yola_koyul ilerle dolaş takip_et geri_dön eve_dön ayrıl yaklaş uzaklaş
leap: atla zıpla sıçra
fall/afraid: düş yuvarlan tökezle bayıl yığıl
climb: tırman
crawl: sürün emekle
kneel: soba_yak sobayı_yak ateş_yak besle okşa diz_çök çömel dua_et
sit: otur
write: yaz imzala çiz çalış
read: oku
sleep: uyu uyukla uykuya_dal uyuyakal yerde_yat yatakta_yat baygın_yat
wake: uyan esne gerin yataktan_kalk erken_kalk
reach: uzan
carry+give-to: getir satın_al
carry: taşı götür sırtla yüklen
push: ittir
throw: fırlat savur
dig: kaz göm
point: göster işaret_et durdur
wave: el_salla selamla
look: arkasını_dön arkamı_dön bak seyret izle gözle ara gör fark_et
listen: dinle duy kulak_ver
whisper: fısılda
think: düşün karar_ver hatırla merak_et anla tereddüt_et kararsız_kal
cry/sad: ağla hıçkır gözyaşlarına_boğul
dance/glad+dance-with: dans_et halay_çek
sing: şarkı_söyle şarkısını_söyle şarkılar_söyle türkü_söyle türküsünü_söyle mırıldan
play: gitar_çal gitarını_çal keman_çal kemanını_çal saz_çal sazını_çal bağlama_çal flüt_çal
sweep: süpür paspasla
wash: yıka
paint: boya
plant: ek sula dik
fix: ayakkabı_dik ayakkabıları_dik elbise_dik dikiş_dik tamir_et onar inşa_et
knock: çal
hide/afraid: saklan gizlen
ride: pedalları_çevir bisikletle_git bisikletine_bin bisiklete_bin bisiklet_sür pedal_çevir
photo: fotoğraf_çek fotoğrafını_çek fotoğrafımı_çek fotoğraflarını_çek
clap/glad: alkışla el_çırp
tie: ayakkabılarını_bağla ayakkabısını_bağla ayakkabılarımı_bağla
kick: gol_at topa_vur şut_çek
sleep/tired: hastalan hasta_ol hasta_düş
think/sad: özle
think: iste dile inan umut_et hayal_et hayal_kur planla
bow/sad: toprağa_ver vazgeç başarısız_ol sınavda_kal işini_kaybet işimi_kaybet her_şeyini_kaybet
kneel+care: ameliyat_et iğne_yap muayene_et tedavi_et pansuman_yap
cheer/glad: kazan sevin kutla
stand/glad: gülümse gül
bow/tired: yorul iç_çek pes_et
swim: yüz
phone: telefonda_konuş telefon_et telefonla telefonu_aç
cook: pişir karıştır yoğur kavur
lift: sakla kaldır tut
give+give-to: sat ısmarla öde sürpriz_yap ver uzat hediye_et teslim_et
take: al bul aç yakala kap topla
drive: sür araba_kullan direksiyona_geç araba_sür
row: kürek_çek denize_açıl
eat: iç tat yemek_ye ye kahvaltı_yap kahvaltı_et
wait: bekle
speak+talk: öğret uyar konuş söyle de sor anlat seslen cevap_ver teşekkür_et özür_dile söz_ver yalvar
speak/angry: bağır haykır
stand+talk: tanış tanıştır buluş karşılaş sohbet_et dertleş
stand: dur durakla ayağa_kalk toplan
stand/afraid: titre donakal kork ürper donup_kal
stand+hug: evlen sarıl kucakla öp kucaklaş
stand+shake: elini_sık elimi_sık elini_uzat el_sıkış tokalaş barış
stand/angry+quarrel: kavga_et tartış küs
reach+rescue: kurtar yardım_et içinden_çıkar enkazdan_çıkar dumandan_çıkar
run: antrenman_yap idman_yap
give+give-to: bağışla armağan_et
bow/sad: istifa_et işten_kovul reddedil elen
cheer/glad: başar hayatta_kal rekor_kır şampiyon_ol mezun_ol rekoru_kır
look: incele araştır keşfet
fix: icat_et tasarla
think: unut şaşır
stand+hug: affet
speak: itiraf_et şikayet_et şikâyet_et
lift: ağırlık_kaldır
`);

/** Endings that say that somebody does it or did it; the letter for who follows the past. */
const PAST = "(?:[dt][ıiuü]|m[ıiuü]ş(?:t[ıiuü])?)(?<who>m|k|lar|ler)?";
const NOW = "(?:[ıiuü])?yor(?:du|muş)?(?<now>um|m|uz|k|lar)?|[aeıiuü]?rd[ıiu](?<once>m|k)?";
const LINKED = "y?[ıiuü]p|y?[ae]r[ae]k|y?[ıiuü]nc[ae]|m[ae]y[ae] (?:başla|çalış|git|koyul|devam)\\p{L}*";
const ENDING = new RegExp(`^(?:${PAST}|${NOW}|${LINKED})(?!\\p{L})`, "u");
/** A noun may stand before these and make another verb of them. */
const NOT_AFTER: Readonly<Record<string, RegExp>> = {
  ver: /(?:karar|söz|cevap|haber|yanıt|ara|önem|kulak|izin|zarar|son|can|ders) $/u,
  al: /(?:nefes|satın|haber|karar|yer|ders|izin|intikam|ödül) $/u,
  aç: /(?:telefonu|gözlerini|gözünü|yol) $/u,
  // "Notta … yazıyordu": what is written there nobody is writing now.
  yaz: /(?<!\p{L})(?:not|mektup|mektub|kâğıt|kâğıd|kağıt|kağıd|zarf|tabela|levha|mesaj|duvar|kapı|etiket|kart|pano|arka|üzer|için|altı|kapağı|sayfa|ekran|afiş|fiş|plaka|mezar taş)\p{L}*[dt][ae](?:ki)?(?!\p{L})/u,
  iç: /^$/u,
  tut: /(?:yas|söz|sözünü|nefesini|oruç) $/u,
  ara: /^$/u,
  kaz: /^$/u,
  bul: /(?:yol|yolunu|son|fırsat) $/u,
  kaldır: /(?:ortadan|yürürlükten) $/u,
  çalış:
    /(?:m[ae]y[ae]) $|(?:gemi|fırın|tarla|maden|fabrika|inşaat|mutfa[kğ]|restoran|lokanta|bahçe|tersane|atölye|dükk[aâ]n|pazar|otel|hastane)\p{L}*d[ae] (?:\p{L}+ )?$/u,
  düş: /(?:fiyatı?|aşık|akla|aklına|payına|peşine|yola) $/u,
  çiz: /(?:yol) $/u,
  gel: /akl\p{L}* (?:\p{L}+ ){0,3}$|(?:fikir|fikri|meydana|araya|kendine|kendime|görmezden|zamanı?|günü?|vakti?|sırası?|sesi?|mektup|haberi?|bahar|kış|yaz|sonu?|kriz) $/u,
};
/** Only after these is it this deed: one goes in and out of many things, and much is struck, sewn and stolen. */
const ONLY_AFTER: Readonly<Record<string, RegExp>> = {
  ye: /(?:yeme[kğ]|kahvaltı|ekme[kğ]|çorba|pasta|dondurma|elma|simit|börek|böreğ|makarna|çikolata|pizza|tost|kek|kurabiye)\p{L}* (?:\p{L}+ ){0,2}$/u,
  in: /(?:merdiven|otobüs|tren|araba|taksi|uçak|at)\p{L}*d[ae]n (?:\p{L}+ ){0,2}$|aşağı(?:ya)? $/u,
  gir: /(?:içeri|içeriye|eve|evine|odaya|odasına|kapıdan|dükkâna|dükkana|sınıfa|hastaneye|mağaraya|ormana|bahçeye|mutfağa) (?:\p{L}+ )?$/u,
  çık: /(?:dışarı|dışarıya|evden|evinden|kapıdan|odadan|odasından|sokağa|balkona|bahçeye|yürüyüşe|hastaneden|okuldan) (?:\p{L}+ )?$/u,
  sür: /(?:kamyon|araba|otobüs|taksi|tır|traktör|minibüs|direksiyon)\p{L}* (?:\p{L}+ ){0,3}$/u,
  sat: /(?!haber )\p{L}{2,} $/u,
  çal: /kapı\p{L}* (?:\p{L}+ ){0,3}$/u,
  dik: /(?:ağac?|fidan|çiçe[kğ]|tohum|gül)\p{L}* (?:\p{L}+ ){0,2}$/u,
};

/** Longer verbs that begin like one of these and mean something else: "kaçırdı" is no running. */
const OTHER_VERBS = /^(?:altı(?!\p{L})|kaçır|duyur|içir|atlat|geçir|yüzdür|oturt|kalkış)/u;

/** "Ablamı aradım", "polisi aradı": who is called is not searched for. */
const CALLED =
  /(?<!\p{L})(?:(?:ablam|abim|ağabeyim|annem|babam|eşim|kocam|karım|oğlum|kızım|arkadaşım|kardeşim|dedem|ninem|anneannem|babaannem|teyzem|halam|amcam|dayım|kuzenim|torunum|komşum|patronum|müdürüm|öğretmenim)[ıiuü]|(?:anne|baba|abla|kardeş|eş|arkadaş)(?:s?[ıiuü])n[ıiuü]|(?:polis|doktor|ambulans|taks|itfaiye|veteriner|hastane|kargo)(?:y?[ıiuü]|n[ıiuü])?|numara(?:yı|mı|sını|mızı|larını)|beni|seni|bizi|herkesi|\p{L}+(?:['’])(?:y?[ıiuü])) (?:\p{L}+ ){0,1}$/u;

type Stem = { stem: string; line: (typeof ACTS)[number] };
const STEMS: readonly Stem[] = ACTS.flatMap((line) =>
  line.words
    // "Tamir etti", "tamir ediyordu".
    .flatMap((word) => (word.endsWith("_et") ? [word, `${word.slice(0, -1)}d`] : [word]))
    .map((word) => ({ stem: word.replaceAll("_", " "), line })),
).toSorted((one, other) => other.stem.length - one.stem.length);
const STARTS = new RegExp(
  String.raw`(?<!\p{L})(?:${STEMS.map(({ stem }) => (/[ae]$/u.test(stem) ? `${stem.slice(0, -1)}(?:${stem.at(-1)}|(?=[ıiuü]yor))` : stem)).join("|")})`,
  "gu",
);
const BY_STEM = new Map(STEMS.map(({ stem, line }) => [stem, line]));

export type TurkishAct = Act & {
  /** Who, by the ending of the verb. */
  who: "I" | "we" | "they" | "one";
  /** Somebody does it to something: a bare noun before it is what it is done to. */
  isDoneTo: boolean;
};

const DONE_TO: ReadonlySet<string> = new Set(
  "write read carry push throw dig take give lift cook eat look listen think phone speak point row sweep wash paint plant fix knock photo play sing tie".split(
    " ",
  ),
);

/** Every deed a sentence in small letters tells. */
export function findTurkishActs(told: string): TurkishAct[] {
  return [...told.matchAll(STARTS)].flatMap(({ 0: found, index }) => {
    const called = /^ara$/u.test(found) && CALLED.test(told.slice(0, index)) ? BY_STEM.get("telefon et") : undefined;
    const line = called ?? BY_STEM.get(found) ?? BY_STEM.get(`${found}a`) ?? BY_STEM.get(`${found}e`);
    const rest = told.slice(index + found.length);
    const ending = ENDING.exec(rest);
    const word = `${found}${ending?.[0] ?? ""}`;
    const before = told.slice(0, index);
    if (OTHER_VERBS.test(told.slice(index))) return [];
    if (!line || !ending || NOT_AFTER[found]?.test(before) || ONLY_AFTER[found]?.test(before) === false) return [];
    return [
      {
        pose: line.pose,
        mood: line.mood,
        pair: line.pair,
        word,
        at: index,
        // "Çevirmeye başladım": who began it does it.
        who: whoOf(
          ending.groups?.["who"] ??
            ending.groups?.["now"] ??
            ending.groups?.["once"] ??
            /başlad[ıi](m|k|lar)$/u.exec(ending[0])?.[1],
        ),
        isDoneTo: DONE_TO.has(line.pose),
      },
    ];
  });
}

function whoOf(letter: string | undefined): TurkishAct["who"] {
  if (letter === undefined) return "one";
  if (letter.startsWith("l")) return "they";
  return letter === "k" || letter === "uz" ? "we" : "I";
}
