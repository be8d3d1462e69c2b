import type { Language } from "#spec.ts";

/** Words that name nothing that could be shown, or that mean too many things. */
export const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  tr: split(`ve ile bir bu şu o da de ki mi mı mu mü için gibi ama fakat çok az daha en her hiç ne ya veya sonra önce kadar olarak olan oldu olur
    değil var yok ben sen biz siz onlar beni seni bize size üzerine üstüne içine içinde altına sadece artık hâlâ bile göre karşı ilk son iki üç
    dört beş altı yedi sekiz dokuz on yüz bin üzeri orta hemen hafifçe iyice işte yani diye eden etti ediyor yap yaptı yapıyor gel geldi git gitti
    al aldı ver verdi şey kendi tüm bütün aynı başka büyük küçük yarım bol genç uzun kısa güzel sol sağ kare gül ayak el baş düz tek çift
    açık kapalı kısmı rakam kara eski yeniden yanında yandan yanına bırak bıraktı bırakma bırakmayın kez defa yaş yaşında dene unutma beyaz
    siyah kız erkek kişi adam kadın bey tip dokun hareket yan arka resmi merhaba evet hayır tamam kabul selam sıra yıl cm kg km biri bizi
    bana sana ona onu bunu şunu boyunca bunun onun benim senin bizim sizin kim nasıl niçin niye nerede hangi kaç böyle şöyle öyle belki galiba hep
    bazı bazen birkaç çoğu çoğunluk tane adet yer yerde yere yeri taraf an anda anı sıradan gerçek gerçekten aslında tam tamamen zor kolay ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim
    kasım aralık pazartesi salı çarşamba perşembe cuma cumartesi pazar kendim kendin kendine kendimi dev koç kaz tart dal yeni
    altında altından altındaki mısın misin musun müsün mısınız misiniz musunuz müsünüz mıyım miyim muyum müyüm mıyız miyiz muyuz müyüz mıydı miydi
    muydu müydü mıdır midir mudur`),
  en: split(`the a an and or but of to in on at for from with by as is are was were be been am do does did have has had it its this that these those
    i you he she we they me my your our their his her them us not no so if then than too very just only also more most much many one two three four
    five six seven eight nine ten first last up down out over under into about after before while when where what who how which there here get got
    make made let go went come came take took put keep use used can could will would should may might must say said tell told thing things way really
    still always never ever every all any some each both other another same such own back well now again once right left open close high low big
    small little good great full half per via etc until between against during through yes ok hello hi face person man woman hand body symbol button
    sign type part point turn set stop stopped end hard soft long short old young red blue green white black silver light heavy mark line ring
    match fall kind cool bad free air cut worked working works lead fine mean sound pick shot bar tie cross pass play room slow slowly raised raise
    roasted save live life change move hold show feel felt call box bank note around away off need want know try better best worse than like why
    because become becomes became without within along almost already though yet even ago being real true look looks looking seem seems nothing
    something everything anything someone nobody never lot lots bit side top bottom front middle inside outside next new rose drink lie glass belly follow spend think see fly sake mate guard hook
    seat clamp early`),
};

/** Words that turn an object into its opposite. English ones stand before it, Turkish ones behind it. */
export const REFUSALS: Readonly<Record<Language, ReadonlySet<string>>> = {
  tr: split(
    "yok değil bırak bırakın kaçın kaçının olmaz yasak olmadan yeme içme kullanma almayın yemeyin içmeyin bakma bakmayın dokunma dokunmayın atmayın açmayın",
  ),
  en: split("no not never avoid without don't dont doesn't didn't won't stop skip quit zero ditch forget fewer"),
};

function split(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter(Boolean));
}
