import { REFUSALS } from "./stop-words.ts";

/** Where an object stands among the words of its sentence, and where the part of it begins and ends that it stands in. */
export type Standing = { from: number; to: number; clause: number; end: number };

/** What is used, worn, eaten, had: denied, it is what the sentence does without ("miğfer takmıyordu", "şeker kullanmaz"). */
const DENIED_USE =
  /^(?:tak|giy|kullan|ye|iç|ver|al|koy|kat|ekle|sür|bin|taşı|sat|iste|içer)m(?:[ıiuü]yor|[ae]z|[ae]d[ıi]|[ae]m[ıi]ş|[ae]y[ae]c|[ae](?:y[ıi]n(?:[ıi]z)?)?$)/u;

const MOST_BETWEEN = 4;
/** A verb that another one follows: "korurken", "gelince", "alıp", "bakarak". */
const CONVERB = /(?:[rzş]ken|[ıiuü]nc[ae]|[ıiuü]p|[ae]r[ae]k|m[ae]d[ae]n)$/u;

/** "Yüzme bilmeyen dedem": what somebody cannot do is not seen. */
export function isUnable(word: string, after: string): boolean {
  return /m[ae](?:y[ıi])?$/u.test(word) && /^(?:hiç |pek )?bilm(?:[ıi]yor|ez|ey|ed)/u.test(after);
}

/** What is done with things all day; "kimse" does none of it. */
const NOBODY_DOES = /^(?:tak|giy|kullan|ye|iç|sür|bin|oyna|izle|dinle|oku)m[ıiuüae]/u;
const AT_THE_PHONE = /^(?:konuş|bak)m[ıiuüae]/u;

/** "Kimse telefonla konuşmuyor": what nobody does it with; where and with whom they do not is there. */
function isOfNobody(words: readonly string[], { from, to, clause, end }: Standing): boolean {
  const isNobody = words.slice(clause, from).includes("kimse");
  if (!isNobody || end - to > 2) return false;
  const own = words[to - 1] ?? "";
  const verb = words[end - 1] ?? "";
  if (/^(?:telefon|ekran)/u.test(own) && AT_THE_PHONE.test(verb)) return true;
  return NOBODY_DOES.test(verb) && (to === end - 1 || /[ıiuüae]$/u.test(own));
}

/** "Orkideyi fazla sulama": an order to leave it, said by the noun of what is done; "damla sulama" is one way to do it. */
function isForbidden(words: readonly string[], { from, to, clause, end }: Standing): boolean {
  const isOrder = to === end && /\p{L}{2,}m[ae](?:y[ıi]n(?:[ıi]z)?)?$/u.test(words[to - 1] ?? "");
  return isOrder && /^(?:fazla|çok|sık|sürekli|boşuna|gün|hafta)$/u.test(words[from - 1] ?? "") && from > clause;
}

/** "Dökmeyin", "paylaşmayın", "dökme": an order not to do it. */
const BAN = /\p{L}{2,}m[ae](?:y[ıi]n(?:[ıi]z)?)?$/u;
const BAN_OF_MANY = /m[ae]y[ıi]n(?:[ıi]z)?$/u;
/** What must not be forgotten, missed, feared, lost, spoilt or given up is wanted; who is hurt or left alone is not struck out. */
const NO_BAN =
  /^(?:unut|kaçır|merak|endişe|telaş|acele|aldır|takıl|kork|çekin|utan|üz|vazgeç|bırak|ihmal|atla|ertele|gecik|aksat|küçümse|hafife|göz|kaybet|kaybed|yitir|eksik|esirge|geçiştir|pes|boş|boz|kır|incit|yor|zorla|düşür|hırpala|uyandır|rahatsız|yalnız|yargıla|suçla|kıyasla|karşılaştır|terk|bekle(?!t)|durdur|sor|san|zannet|düşün|bil|inan|güven|hor|kes|yıprat|çiz|sık|sula|besle|öğren|koru|geliştir|artır|anla|tanı|harca|israf|çıkar|sil|sök|yık(?!a)|öldür|kaldır|iptal)/u;
/** What is put or kept somewhere must not be there. */
const PUT_THERE =
  /^(?:koy|sakla|tut|bırak|yıka|kurut|ısıt|dök|at|dondur|beklet|götür|sok|tak|boşalt|sür|koştur|aç|as)m[ae]/u;

/** Whether a word names where something is put or kept: "lavaboya", "buzdolabında". */
export function isWherePut(word: string): boolean {
  return /(?:y?[ae]|n?[dt][ae])$/u.test(word) && !/l[ae]$/u.test(word);
}

/** "Makarna suyunu lavaboya dökmeyin", "konumunuzu kimseyle paylaşmayın": what must not be done, with what or where. */
function isBanned(words: readonly string[], { from, to, clause, end }: Standing): boolean {
  const verb = words[end - 1] ?? "";
  const own = words[to - 1] ?? "";
  if (to >= end || !BAN.test(verb) || NO_BAN.test(verb)) return false;
  // "Telefonu kapatmayın": it stays on; a debt is not paid off so.
  if (verb.startsWith("kapat") && !words.some((word) => /^bor[cç]/u.test(word))) return false;
  const isOfMany = BAN_OF_MANY.test(verb);
  // "Okuma" is a noun as well: only at the very end it is an order.
  if (!isOfMany && end < words.length) return false;
  const between = words
    .slice(to, end - 1)
    .filter((word) => !/^(?:asla|sakın|kesinlikle|hiç|bir|daha|boyunca)$/u.test(word));
  // "Her gün yıkamayın", "hemen açmayın": only so often, or so soon.
  if (words.slice(from, end - 1).some((word) => SO_MUCH.test(word)) || (to === end - 1 && own.startsWith("çöp")))
    return false;
  // "Merak etmeyin", "rahatsız etmeyin".
  if (NO_BAN.test(words[end - 2] ?? "") && /^(?:et|al|ver|gör|bırak|ard)m[ae]/u.test(verb)) return false;
  // "Fırını açmadan önce", "kapıyı açıp": what is done before or meanwhile is done.
  if (between.some((word) => CONVERB.test(word)) || words.slice(clause, from).some((word) => UNTIL.test(word)))
    return false;
  if (between.length === 0 && isWherePut(own) && PUT_THERE.test(verb)) return true;
  if (between.length > MOST_BETWEEN - 1) return false;
  // "Türk kahvesi yapma", "masal anlatma" name a thing that is done: an order has its object in its case.
  const isObject = isOfMany || between.length > 0 ? /[ıiuü]$/u : /(?:y|[ıiuü]n)[ıiuü]$/u;
  return isObject.test(own) || (isOfMany && to === end - 1 && /[^aen]$/u.test(own));
}

const SO_MUCH = /^(?:fazla|çok|sık|sürekli|her|hep|hemen|henüz|erken|geç|önce|yalnızca|sadece|tek|aynı|aşırı)$/u;
/** "Köpüğü çökene kadar", "dinlendirmeden": only until then. */
const UNTIL = /(?:m[ae]d[ae]n|^kadar|^dek)$/u;

/** "Şeker kullanma", "telefonu bırak", "maskesiz": what a Turkish sentence does without. */
export function isRefusedInTurkish(words: readonly string[], standing: Standing, after: string): boolean {
  const { from, to } = standing;
  if (isOfNobody(words, standing) || isForbidden(words, standing)) return true;
  // "Soğansız olmaz": what must not be missing is there.
  if (/s[ıiuü]z$/u.test(words[to - 1] ?? "") && /^(?:asla |hiç )?olm(?:az|uyor)/u.test(after)) return false;
  // "Pazarlık yapmadan halı alma": with the one, the other is bought.
  const isOnCondition = words.slice(standing.clause, to).some((word) => /\p{L}m[ae]d[ae]n$/u.test(word));
  if (isOnCondition && /m[ae](?:y[ıi]n(?:[ıi]z)?)?$/u.test(words[standing.end - 1] ?? "")) return false;
  // "Mayonezi unut": it is left out.
  if (/^unut(?:un)?$/u.test(words[to] ?? "") && to + 1 === standing.end && /[ıiuü]$/u.test(words[to - 1] ?? ""))
    return true;
  // "Telefonu kapıda bırak": where something is left is not what is given up.
  const isVessel = /^(?:kap|kase|kâse|tas|tabak|avuç|bardak|not|mama)$/u.test(words[from - 1] ?? "");
  // "Kedilere bir kap su bırakın": it is put there.
  const isWhere = (isVessel || /[dt][ae]n?$/u.test(words[to - 1] ?? "")) && after.startsWith("bırak");
  if (REFUSALS.tr.has(words[to] ?? "") && !isWhere && !/^yok (?:ol|say)/u.test(after)) return true;
  // "Soğan ve sarımsak asla koymayın": both of them, however strongly.
  let next = to;
  while (/^(?:ve|veya|ile)$/u.test(words[next] ?? "") && next + 2 < words.length) next += 2;
  if (/^(?:asla|sakın|kesinlikle|hiç)$/u.test(words[next] ?? "")) next += 1;
  if (DENIED_USE.test(words[next] ?? "")) return true;
  // "Kahveyi öğleden sonra içme": the verb stands at the end, whatever lies between.
  const isObject = /[ıiuü]$/u.test(words[to - 1] ?? "");
  // "Yumurtalarını korurken hiç yemek yemez": what is done meanwhile ends before the verb that is denied.
  const isOwnVerb = !words.slice(to, -1).some((word) => CONVERB.test(word));
  // "Akvaryumu güneş gören yere koymayın": only there it must not stand.
  const isPlaced = (words.at(-1) ?? "").startsWith("koy") && words.length - to > 1 && /[ae]$/u.test(words.at(-2) ?? "");
  if (isPlaced) return false;
  if (isObject && isOwnVerb && words.length - to <= MOST_BETWEEN && DENIED_USE.test(words.at(-1) ?? "")) return true;
  if (isBanned(words, standing)) return true;
  // "Yemekte ekran olmasın", "maaşı sen açma", "bildirimleri kapat", "uygulamayı sil".
  if (/^(?:\S+ )?(?:olmasın|açma|tıklama|paylaşma|söyleme|verme|güvenme)(?: |$)/u.test(after)) return true;
  // With what something is wiped is not what goes: "ılık suyla sil".
  const isMeans = /y?l[ae]$/u.test(words[to - 1] ?? "");
  if (!isMeans && /^(?:hemen )?(?:sil|silin|iptal et|çöpe at|kaldır)(?: |$)/u.test(after)) return true;
  // "Tek bir cami bile yapmadı", "telefon çekmez": there is none.
  if (/^(?:bile \p{L}+m[ae](?:d[ıi]|z|m[ıi]ş)|çekm(?:ez|iyor))/u.test(after)) return true;
  // "Doğrudan güneşten uzak tutun", "şekerden uzak durun".
  if (/^(?:\S+ )?uzak (?:tut|dur)/u.test(after)) return true;
  // "Asansör yerine merdiven".
  if (/^yerine(?: |$)/u.test(after) && !/[ıiuü]n$/u.test(words[to - 1] ?? "")) return true;
  // "Spor salonuna ihtiyacın yok", "pahalı kameraya gerek yok".
  if (/^(?:\S+ )?(?:ihtiyac\p{L}* (?:yok|kalma)|gerek (?:yok|kalma|duyma)|şart değil|lazım değil)/u.test(after))
    return true;
  // "Ne un var ne de şeker".
  const before = words.slice(0, from);
  const isBehindNe = before.at(-1) === "ne" || (before.at(-1) === "de" && before.at(-2) === "ne");
  return isBehindNe && words.filter((word) => word === "ne").length > 1;
}
