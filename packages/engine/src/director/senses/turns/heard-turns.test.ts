import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { direct } from "#director/direct.ts";
import type { Lexicon } from "#director/match/lexicon.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const thingsOf = (text: string, language: Language) =>
  direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes.map(({ things }) => things);
const shown = (text: string, language: Language) =>
  thingsOf(text, language).flatMap((all) => all.map(({ slug }) => slug));

test.each<[string, Language, string]>([
  ["Karnabaharı küçük çiçeklere ayır.", "tr", "tulip"],
  ["Yoğurdu bir kasede karıştır.", "tr", "videocassette"],
  ["Bu konuda haklıydı.", "tr", "house"],
  ["Mektubu çerçeveletip salona astım.", "tr", "lungs"],
  ["İlkbaharda aynı yuvaya geri dönerler.", "tr", "doner"],
  ["Kaplumbağa sırtındaki kabuğu ağır bulurmuş.", "tr", "spine-figure"],
  ["Bir mantarın altına sığınmış.", "tr", "moose"],
  ["Annesinin mesleği neydi?", "tr", "flute"],
  ["Deprem kurbanları için toplandık.", "tr", "ram"],
  ["Bu dizi hiç ilgimi çekmiyor.", "tr", "router"],
  ["Karların altını kazmış.", "tr", "gold-bar"],
  ["Panel güneye bakan yüze kurulur.", "tr", "bust-in-silhouette"],
  ["Kuaför salonumuz yenilendi.", "tr", "couch-and-lamp"],
  ["Kavanozun ağzını tülbentle kapat.", "tr", "mouth"],
  ["Sabah deniz çarşaf gibiydi.", "tr", "bed"],
  ["Silecekleri camdan kaldır.", "tr", "wastebasket"],
  ["Kıymayı kavur, beğendinin üzerine dök.", "tr", "thumbs-up"],
  ["Kabağı rendele, suyunu sık.", "tr", "pumpkin"],
  ["Gece gözüme uyku girmedi.", "tr", "sleeper"],
  ["Polis müzeden çalınan tabloyu buldu.", "tr", "spreadsheet"],
  ["Crows drop nuts on the road and wait for cars to crack them.", "en", "nut-and-bolt"],
  ["The turtle put it on her shell.", "en", "spiral-shell"],
  ["Emperor penguins live on ice. The mother lays one egg. When the chick hatches, she comes back.", "en", "chicken"],
  ["A crow never forgets your face. Years later the birds still scream.", "en", "bird"],
  ["One small publisher finally said yes.", "en", "ring"],
  ["But rent keeps climbing in big cities.", "en", "person-climbing"],
  ["The company is firing people.", "en", "evergreen-tree"],
  ["He is kidding.", "en", "child"],
  ["It eats ants under the bark.", "en", "dog-face"],
  ["She found a pigeon asleep on the gears.", "en", "sleeper"],
  ["Push the bike chain onto the teeth.", "en", "tooth"],
  ["Altıncı ayda başlayın.", "tr", "gold-bar"],
  ["Altını kapatıp yarım saat bekleyin.", "tr", "gold-bar"],
  ["Altın ok kurbağası avuca sığar.", "tr", "gold-bar"],
  ["Put the jack under the frame.", "en", "framed-picture"],
  ["Tighten the nuts in a star.", "en", "star"],
  ["Traders carried the beans to Yemen by ship.", "en", "candlestick-chart"],
  ["The snail climbed the last dune.", "en", "snow-capped-mountain"],
  ["Teach your puppy. Say sit and give the treat.", "en", "chair"],
  ["Kral kobra fili bile öldürebilir.", "tr", "crown"],
  ["The carbon monoxide leaves your blood.", "en", "fallen-leaf"],
  ["Cables hold a suspension bridge like a hammock.", "en", "electric-plug"],
  ["Wind can make a bridge dance.", "en", "dancing-pair"],
  ["A woman's voice sang from the sea.", "en", "microphone"],
  ["Yoğurt için mayayı az sütle ezin.", "tr", "dough"],
  ["Öğlen masalar dolar taşar.", "tr", "dollar-banknote"],
  ["Hava yedi derecenin altına düşünce lastik sertleşir.", "tr", "mind-gears"],
  ["She bit the stick and rose above the clouds.", "en", "rose"],
  ["Children built a swing from its branch.", "en", "broken-branch"],
  ["Space is also stretching.", "en", "stretching-figure"],
  ["A hundred balloons flew through the corridor.", "en", "hot-air-balloon"],
  ["Parmağınızla satırı takip edin.", "tr", "bell"],
  ["The old watch ticks again.", "en", "bug"],
  ["Three men sat in the cabin of the rocket.", "en", "hut"],
  ["Şairler aynı sedirde otururdu.", "tr", "evergreen-tree"],
  ["Son olarak çocuk pozunda dinlenin.", "tr", "child"],
  ["Kafa lambalarımızı taktık.", "tr", "table-lamp"],
  ["Dijital detoks nasıl yapılır?", "tr", "smoothie"],
  ["Stretch your wrists.", "en", "watch"],
  ["Voleybolda topun ortasına vurun.", "tr", "soccer-ball"],
  ["Bisiklet tamiri: patlak lastik.", "tr", "tyre"],
  ["How ants build a bridge.", "en", "suspension-bridge"],
  ["The army of ants marches across.", "en", "crossed-swords"],
  ["She climbed the tower and wound it up.", "en", "adhesive-bandage"],
  ["The river slowed and its banks grew firm.", "en", "bank"],
  ["Kapadokya'da balonun sepetine yirmi kişi biniyor.", "tr", "shopping-cart"],
  ["Balığın içini temizleyip yıkayın.", "tr", "soap"],
  ["Tansiyonunuzu sabah ve akşam ölçün.", "tr", "measuring-cup"],
  ["Celebrate with an orange.", "en", "clinking-glasses"],
  ["Yerler dolmadan arayın.", "tr", "dolma"],
  ["İstanbul'dan eski bir vapurla ayrıldı.", "tr", "broken-heart"],
  ["The dog barked before the shells of the war came.", "en", "spiral-shell"],
  ["Vanilya ve bir tutam tuz koyun.", "tr", "ewe"],
  ["Dudek penaltıda dans etti.", "tr", "dancing-pair"],
  ["The interest is small, then it climbs like a rocket.", "en", "person-climbing"],
  ["A mother tree sends sugar to her saplings.", "en", "mother-and-child"],
  ["Something was breathing in the basement.", "en", "wind-face"],
  ["The needle lines up with north.", "en", "waiting-line"],
  ["Love is lighter now.", "en", "lighter"],
  ["They won the cup in extra time.", "en", "hot-beverage"],
  ["It was a grave mistake.", "en", "headstone"],
  ["Carry on, said the old man.", "en", "luggage"],
  ["The plates of the Earth move.", "en", "plate"],
  ["Tie the knot in June.", "en", "knot"],
  ["A school of fish swam by.", "en", "school"],
  ["Koca bir dünya var orada.", "tr", "man"],
  ["Martın sonunda yağmur yağar.", "tr", "seagull"],
  ["Yaz geldi, denize girdik.", "tr", "notebook-and-pen"],
  ["Kanadı parmağı.", "tr", "wing"],
  ["Havuç tatlıdır.", "tr", "shortcake"],
  ["Tavşanın kafesi geniş olsun.", "tr", "hot-beverage"],
  ["Lastik gibi esneyen peynir.", "tr", "yawning-face"],
  ["Pour the sauce in the pan and let it bubble.", "en", "bubbles"],
  ["Yüzüğün kutusu masadaydı.", "tr", "package"],
  ["We wash your car windows.", "en", "window"],
  ["Laundry hangs over the street.", "en", "washing-machine"],
  ["WhatsApp'tan yazın ya da dükkana uğrayın.", "tr", "sun"],
  ["The cloud holds tiny pieces of ice.", "en", "iceberg"],
  ["Kedi sırtüstü yatıp köprü kurar.", "tr", "bridge-pose"],
  ["The penguin feeds it with milk from his throat.", "en", "throat"],
  ["Tavşanın yuvası sıcaktı.", "tr", "empty-nest"],
  ["Kulağını tahtaya dayayıp dinler.", "tr", "places-of-faith"],
  ["Kulağını tahtaya dayayıp dinler.", "tr", "blackboard"],
  ["Yan hakem bayrağı kaldırır.", "tr", "turkish-flag"],
  ["Ofsayt kornerde ve taçta olmaz.", "tr", "crown"],
  ["İplik boyanıp tezgâhta dokunur.", "tr", "market-stall"],
  ["Yılda yalnız dört tane yapar.", "tr", "bowed-figure"],
  ["Yüzünü pamukla silin.", "tr", "wastebasket"],
  ["Every alley ended in water.", "en", "collapsed-building"],
  ["Remote team rituals that work.", "en", "remote-control"],
  ["Scientists watch from a plane.", "en", "watch"],
  ["The magma rises, then the plug blows.", "en", "electric-plug"],
  ["Soak the straw for the mushrooms.", "en", "cup-with-straw"],
  ["A steel frame came in 1852.", "en", "framed-picture"],
  ["Raise your price every year.", "en", "person-raising-hand"],
  ["A five dollar bill lives five years.", "en", "receipt"],
  ["Dirseğinizi geriye çekin.", "tr", "plank-figure"],
  ["Yoga yap. Dağ duruşunda ayakta kal.", "tr", "snow-capped-mountain"],
  ["Follow the ants: their trail leads to the door.", "en", "hiking-boot"],
  ["Take photos of the plates and the damage.", "en", "plate"],
  ["Leonardo painted it around 1500.", "en", "paint-roller"],
  ["She hated chipped plates.", "en", "microchip"],
  ["Plan a picnic that works.", "en", "deciduous-tree"],
  ["Arka koltuğa güneşlik takın.", "tr", "gem-stone"],
  ["Rüzgâr olmadığı için izler silinmez.", "tr", "leaf-fluttering-in-wind"],
])("[R16] what only sounds like a thing is not drawn: %s", (text, language, slug) => {
  expect(shown(text, language)).not.toContain(slug);
});

test.each<[string, Language, string]>([
  ["Kabak oyup içine mum koyduk.", "tr", "pumpkin"],
  ["My old piano has two broken keys.", "en", "musical-keyboard"],
  ["Tablo müzeden çalındı.", "tr", "framed-picture"],
  ["Tighten the nuts on the wheel of your car.", "en", "nut-and-bolt"],
  ["Vazoya bir demet çiçek koy.", "tr", "tulip"],
  ["Astım hastaları için yeni bir ilaç çıktı.", "tr", "lungs"],
  ["Kurbanlık bir koç aldık.", "tr", "ram"],
  ["Altının gramı rekor kırdı.", "tr", "gold-bar"],
  ["The dog kept barking.", "en", "dog-face"],
  ["He was fired on Monday.", "en", "leaving-box"],
  ["A magnifying glass lay on the desk.", "en", "magnifying-glass-tilted-left"],
  ["It still plays his favourite radio station.", "en", "radio"],
  ["An old shepherd counted his flock.", "en", "farmer"],
  ["Külçe altın aldı.", "tr", "gold-bar"],
  ["The painter framed it in a golden frame.", "en", "framed-picture"],
  ["Traders shouted as shares fell.", "en", "candlestick-chart"],
  ["They climbed the mountain.", "en", "snow-capped-mountain"],
  ["The king wore it once a year.", "en", "crown"],
  ["Red leaves fall in the park.", "en", "fallen-leaf"],
  ["Eating red berries woke the goats.", "en", "cherries"],
  ["She broke my heart.", "en", "broken-heart"],
  ["The singer sang on the stage.", "en", "microphone"],
  ["Rest one minute and drink some water.", "en", "glass-of-water"],
  ["Bol suyla durulayın.", "tr", "faucet"],
  ["Every Thursday there is live jazz.", "en", "saxophone"],
  ["Geçen yaz balığa çıktık.", "tr", "fishing-pole"],
  ["Pizza hamuru için maya alın.", "tr", "dough"],
  ["Bir dolar otuz lira oldu.", "tr", "dollar-banknote"],
  ["He gave her a rose.", "en", "rose"],
  ["Detoks için yeşil bir içecek hazırla.", "tr", "smoothie"],
  ["Arabanın lastiği patladı.", "tr", "tyre"],
  ["The knights rode over a suspension bridge.", "en", "suspension-bridge"],
  ["Her wound healed slowly.", "en", "adhesive-bandage"],
  ["The bank raised its rates.", "en", "bank"],
  ["He lit it with a lighter.", "en", "lighter"],
  ["My carry-on bag is blue.", "en", "luggage"],
  ["Grandpa's grave is under an oak.", "en", "headstone"],
  ["Kocam aradı.", "tr", "man"],
  ["The child blew soap bubbles.", "en", "bubbles"],
  ["Kargo kutusu geldi.", "tr", "package"],
  ["Open the window at night.", "en", "window"],
  ["Put the laundry in the machine.", "en", "washing-machine"],
  ["Start with the dough, then light the pizza oven.", "en", "oven"],
  ["Our iced coffee is back.", "en", "cup-with-straw"],
  ["Öğretmen tahtaya yazdı.", "tr", "blackboard"],
  ["Bayrağımızı astık.", "tr", "turkish-flag"],
  ["Almanya bayrağı üç renktir.", "tr", "flag-de"],
  ["Japon bayrağında tek bir daire vardır.", "tr", "flag-jp"],
  ["The flag of Brazil has a motto.", "en", "flag-br"],
  ["A Canadian flag hung over the door.", "en", "flag-ca"],
  ["Pazarda bir tezgâh açtı.", "tr", "market-stall"],
  ["My watch is gold.", "en", "watch"],
  ["Pull the plug out of the wall.", "en", "electric-plug"],
  ["Drink it with a straw.", "en", "cup-with-straw"],
  ["The old house collapsed.", "en", "collapsed-building"],
  ["The trail was steep.", "en", "hiking-boot"],
  ["She painted the wall.", "en", "paint-roller"],
  ["What to do after a car accident.", "en", "automobile"],
  ["Bir martı kondu.", "tr", "seagull"],
  ["Kuşun kanadı kırıldı.", "tr", "wing"],
  ["Yemekten sonra tatlı yedik.", "tr", "shortcake"],
  ["Çay kenarında oturduk.", "tr", "river"],
  ["Sevgilimden ayrıldım.", "tr", "broken-heart"],
  ["She found a shell on the beach.", "en", "spiral-shell"],
  ["Tarlada üç koyun otluyor.", "tr", "ewe"],
  ["They danced all night.", "en", "dancing-pair"],
  ["Annem zeytinyağlı dolma sardı.", "tr", "dolma"],
  ["Trekking için ayağını vurmayan bot al.", "tr", "hiking-boot"],
  ["Un için ölçü kabı kullan, iki bardak ölç.", "tr", "measuring-cup"],
  ["The branch broke in the storm.", "en", "broken-branch"],
  ["Burnunuzdan nefes alın.", "tr", "nose"],
  ["How glass is made: it starts in a factory.", "en", "glass-bottle"],
  ["Balloons flew over Cappadocia at dawn.", "en", "hot-air-balloon"],
])("[R16] and what is meant is: %s", (text, language, slug) => {
  expect(shown(text, language)).toContain(slug);
});

test("[R16.2] with what something is wiped is not struck out; what is deleted is", () => {
  const refused = (text: string) => thingsOf(text, "tr").flatMap((all) => all.map(({ isRefused }) => isRefused));
  expect(refused("Masayı ılık suyla sil.")).not.toContain(true);
  expect(refused("Uygulamayı sil.")).toContain(true);
});

test("[R16.2] a hundred dollar tip is no hundred notes, and three apples are three", () => {
  const most = (text: string) => Math.max(...thingsOf(text, "en").flatMap((all) => all.map(({ count }) => count)));
  expect(most("At the end he left a hundred dollar tip.")).toBe(1);
  expect(most("She put three apples on the table.")).toBe(3);
});

test("[R16.2] an animal that turns red is red in that scene alone", () => {
  const scenes = thingsOf(
    "Bukalemun gözlerini ayrı ayrı oynatır. Dili vücudundan uzundur. Kızınca kırmızıya döner. Bukalemun yavaş yürür.",
    "tr",
  );
  expect(scenes.map(([first]) => first?.color)).toEqual([undefined, undefined, "red", undefined]);
});

test("[R16.2] both of two things that must never be added are struck out", () => {
  const refused = (said: string) =>
    thingsOf(`Mamayı evde yapın. ${said} Bir gün saklayın.`, "tr")[1]?.map(({ isRefused }) => isRefused);
  expect(refused("Soğan ve sarımsak asla koymayın.")).toEqual([true, true]);
  expect(refused("Bal ve tuz vermeyin.")).toEqual([true, true]);
  expect(refused("Bal ve tuz verin.")).toEqual([false, false]);
});
