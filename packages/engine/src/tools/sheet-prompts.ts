import type { Language } from "#spec.ts";

export type SheetPrompt = { name: string; language: Language; prompt: string };

/** Texts as people write them, ten genres, both languages: what the contact sheets show. */
export const SHEET_PROMPTS: readonly SheetPrompt[] = [
  // Recipes
  tr(
    "mercimek",
    "Annemin mercimek çorbası! 1. Bir soğanı doğra, tereyağında kavur. 2. Bir su bardağı kırmızı mercimeği ekle. 3. İki havuç ve bir patates koy. 4. Altı bardak sıcak su ekle, 25 dakika pişir. 5. Blenderdan geçir, limonla servis et. Afiyet olsun!",
  ),
  en(
    "pancakes",
    "Fluffy pancakes in 10 minutes. Mix two eggs, a cup of milk and a cup of flour. Add a spoon of sugar and a pinch of salt. Melt butter in a hot pan. Pour, wait for bubbles, flip. Serve with honey and strawberries. Save this for Sunday!",
  ),
  tr(
    "kahve",
    "Evde köpüklü Türk kahvesi nasıl yapılır? Cezveye iki kaşık kahve, bir kaşık şeker koy. Soğuk su ekle ve karıştır. Kısık ateşte yavaşça pişir. Köpüğü fincana paylaştır. Yanında lokum unutma!",
  ),
  // Tips
  en(
    "sleep",
    "5 tips to sleep better: 1. No screens after 10 pm. 2. Keep the room at 18 °C. 3. Same bedtime every night. 4. No coffee after lunch. 5. Ten minutes of reading. Which one will you try tonight?",
  ),
  tr(
    "verim",
    "Daha verimli çalışmanın 4 yolu:\n- Telefonu başka odaya koy\n- 25 dakika çalış, 5 dakika mola ver\n- En zor işi sabah yap\n- Her akşam yarının listesini yaz\nTakip et, daha fazlası geliyor.",
  ),
  en(
    "money",
    "How to save your first $1,000. Step 1: Write down every expense for 30 days. Step 2: Cancel two subscriptions. Step 3: Cook at home four days a week. Step 4: Move 10% of your salary on payday. In one year you will thank yourself.",
  ),
  // History
  tr(
    "fetih",
    "1453'te İstanbul'un kaderi değişti. Surlar bin yıl dayanmıştı. Genç padişah dev toplar döktürdü. Gemiler karadan yürütüldü. 53 gün sonra şehir düştü. Bir çağ kapandı, bir çağ açıldı.",
  ),
  en(
    "moon",
    "In 1969 two people walked on the Moon. The computer on board had less memory than your watch. The trip took 8 days. 600 million people watched on television. “That’s one small step for man.” Would you go?",
  ),
  en(
    "pyramids",
    "The pyramids of Egypt are 4,500 years old. Each stone weighs as much as an elephant. Workers ate bread, fish and onions. No slaves built them: paid teams did. The Great Pyramid was the tallest building for 3,800 years.",
  ),
  // Horror
  en(
    "house",
    "I live alone in this old house. At 3:07 am I heard footsteps. They stopped at my door. The candle went out. Then I looked in the mirror. “Don’t turn around,” it whispered. Follow for part two.",
  ),
  tr(
    "orman",
    "Gece yarısı ormanda yürüyordum. Telefonumun şarjı yüzde 3'tü. Arkamda bir dal kırıldı. Döndüm, kimse yoktu. Sonra ismimi fısıldayan sesi duydum. O günden beri ışığı kapatmıyorum.",
  ),
  // Technology and science
  en(
    "battery",
    "This battery charges in 9 minutes. Its energy density is up 40%. Lithium vs solid-state: no liquid, no fire. Factories in Japan are ready. Mass production starts in 2027. Your next car could drive 1,200 km. Would you wait for it?",
  ),
  tr(
    "yapayzeka",
    "Yapay zekâ artık doktorlara yardım ediyor. Röntgen filmini 3 saniyede okuyor. Erken teşhis oranı %30 arttı. Ama son kararı hep insan veriyor. Sence robot mu, doktor mu?",
  ),
  en(
    "ocean",
    "We know more about Mars than about our own ocean. The deepest point is 10,935 metres down. Fish there glow in the dark. An octopus has three hearts and nine brains. Whales sing songs that travel 1,000 km.",
  ),
  tr(
    "aribal",
    "Bir arı hayatı boyunca sadece bir çay kaşığının on ikide biri kadar bal yapar. Bir kavanoz bal için 2 milyon çiçek gezilir. Arılar dans ederek yön tarif eder. Arılar yok olursa meyveler de yok olur. Balkonuna bir çiçek dik.",
  ),
  // Travel
  tr(
    "kapadokya",
    "Kapadokya'da bir gün: Sabah 5'te balonlar havalanır. Kahvaltıda testi kebabı değil, menemen ye. Öğlen yeraltı şehrine in. Akşam gün batımını Uçhisar'da izle. Gece mağara otelde uyu.",
  ),
  en(
    "paris",
    "3 days in Paris for under €300. Day one: the Eiffel Tower at sunrise and a warm croissant. Day two: free museums along the river. Day three: a bike ride to Montmartre. Skip taxis, take the metro. Tag your travel buddy!",
  ),
  en(
    "places",
    "From Istanbul to Tokyo: 5 street foods you must try. In Istanbul, simit. In Rome, pizza. In Mexico City, tacos. In Tokyo, sushi. In New York, a hot dog. Which one is first?",
  ),
  // Motivation
  tr(
    "tohum",
    "Küçük bir tohum, uzak bir hayalin ilk adımıdır. Rüzgârı bekle, sonra bırak kendini. Çünkü her yolculuk cesaretle başlar.",
  ),
  en(
    "mountain",
    "Every mountain looks impossible from the bottom. You do not need to see the whole road. Take one step. Then another. One day you will look back and see the clouds below you. Keep going.",
  ),
  tr(
    "sabah",
    "Sabah 6'da kalkmak zorunda değilsin. Başkasının hayatını yaşamak zorunda değilsin. Kendi saatini kur, kendi yolunu yürü. Bugün başla.",
  ),
  // Health and sport
  en(
    "water",
    "What happens when you drink water for 7 days? Day 1: fewer headaches. Day 3: better skin. Day 5: more energy. Day 7: you lose up to 1 kg. Drink 2 litres a day. No soda, no juice.",
  ),
  tr(
    "kosu",
    "Koşuya yeni başlayanlar için: Önce yürü, sonra koş. İlk hafta 10 dakika yeter. Doğru ayakkabı seç. Diz ağrırsa dur. 8 hafta sonra 5 km koşacaksın. Hedefini yoruma yaz!",
  ),
  en(
    "football",
    "The fastest goal in football history took 2.8 seconds. One kick from the halfway line. The goalkeeper was still tying his shoes. The crowd had not even sat down. Football vs basketball: which one is more dramatic?",
  ),
  // Products and business
  en(
    "coffee",
    "Your morning deserves better coffee. Single-origin beans from Ethiopia. Grown 2,100 metres high. Notes of chocolate, peach and honey. Instant vs fresh. “The best cup I ever made at home.” First bag 30% off. Order tonight.",
  ),
  tr(
    "butik",
    "Yeni sezon geldi! El yapımı seramik kupalar. Her biri farklı desen. Üç al, iki öde. Kargo bedava. Link profilde.",
  ),
  en(
    "app",
    "Stop losing receipts. Take a photo, we read it. Track every expense in one place. Export to Excel in one tap. Trusted by 12,000 freelancers. Free for 14 days. Download now.",
  ),
  // News and finance
  tr(
    "deprem",
    "Gece 04.17'de 7,8 büyüklüğünde deprem oldu. Binlerce bina yıkıldı. Kurtarma ekipleri 90 ülkeden geldi. Deprem çantanda su, fener ve düdük olsun. Bugün hazırla.",
  ),
  en(
    "climate",
    "The Arctic is warming four times faster than the rest of the world. Sea ice has shrunk by 13% every decade. Polar bears swim further to find food. By 2050 summers there could be ice free. What we do this decade matters.",
  ),
  tr(
    "altin",
    "Altının gramı bir yılda %62 arttı. Dolar aynı sürede %28 yükseldi. Mevduat faizi %45'te kaldı. Kim kazandı? Yatırım tavsiyesi değildir.",
  ),
  // Children, animals, love
  tr(
    "kedi",
    "Kediler neden kutuları sever? Çünkü kutu güvenlidir. Kutu sıcaktır. Kutudan av izlenir. Bir kedi günde 16 saat uyur. Senin kedin nerede uyuyor?",
  ),
  en(
    "dragon",
    "Once upon a time a little dragon was afraid of fire. He drank only water and ate only ice cream. One winter night the village lost its light. The dragon closed his eyes and breathed. A thousand candles lit up. He was never afraid again.",
  ),
  tr(
    "anne",
    "Anneme bir mektup. Ellerin hep sıcaktı. Çayın hep demliydi. Ben büyüdüm, sen hiç yaşlanmadın gözümde. Seni seviyorum anne.",
  ),
  en(
    "puppy",
    "How to welcome a puppy 🐶 Buy a bed, two bowls and a leash. Hide shoes and cables. The first night it will cry: stay close ❤️ Visit the vet in the first week. Patience, treats, love.",
  ),
  // Short, long, awkward
  tr("tek", "Bugün yağmur yağıyor."),
  en("directions", "A lonely lighthouse keeper feeds a seagull, 35mm, slow motion, cinematic, 4k, no text"),
  tr(
    "emoji",
    "🔥 3 adımda cam gibi cilt 🔥 1️⃣ Yüzünü ılık suyla yıka 2️⃣ Nemlendirici sür 3️⃣ Güneş kremi unutma ☀️ #ciltbakımı #güzellik https://ornek.test/krem",
  ),
  en(
    "versus",
    "Tea vs coffee: calm or energy? iPhone vs Android? City or village? Cats vs dogs: loyal or free? Comment your answers!",
  ),
  en(
    "long",
    "The Silk Road was not one road but a web of paths that linked China with the Mediterranean for more than fifteen hundred years. Merchants carried silk, spices, paper and porcelain on camels through deserts and over mountains. Ideas travelled too: religions, mathematics, music and medicine. A letter could take two years to arrive. When ships became faster than camels, the road fell silent. Today its cities, Samarkand, Kashgar and Istanbul, still remember.",
  ),
  tr(
    "soru",
    "Neden gökyüzü mavi? Güneş ışığı yedi renktir. Hava mavi ışığı her yöne saçar. Gün batımında ışık uzun yol alır, mavi kaybolur. Geriye kırmızı kalır.",
  ),
];

function tr(name: string, prompt: string): SheetPrompt {
  return { name, language: "tr", prompt };
}

function en(name: string, prompt: string): SheetPrompt {
  return { name, language: "en", prompt };
}
