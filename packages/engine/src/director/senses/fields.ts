/**
 * What a text or a sentence is about, by words of both languages in small letters. They must be sure signs: a field decides which
 * of its meanings an ambiguous word has.
 */
export const FIELDS = {
  car: /(?<!\p{L})(?:araba(?:n|m|y|s|l|d|$| )|otomobil|ara[çc](?:ı|ın|lar|ta|la|$|[ ,.])|sürücü|direksiyon|benzin|dizel|yakıt|rölanti|şoför|ehliyet|garaj|far(?:lar|ın)|vites|debriyaj|lastik|fren(?:i|ler|e|$|[ ,.])|motor yağ|muayene istasyon|trafik|otopark|emniyet kemeri|hava yastığı|oto )|\b(?:cars?|vehicles?|driv(?:e|es|er|ers|ing)|engines?|mechanics?|highway|motorway|t[iy]res?|brakes?|petrol|gasoline|gas prices|gas station|parking|headlights?|licen[sc]e|garage|trucks?|windshield|windscreen|seat ?belts?)\b/u,
  bike: /bisiklet|\bbikes?\b|bicycl|\bcycl(?:ing|ists?)\b/u,
  motorbike: /motosiklet|motorcycl|motorbike/u,
  kitchen:
    /(?<!\p{L})(?:tarif|pişir|kavur|haşla|doğra|rendele|tencere|tava(?:da|ya|$|[ ,.])|fırın|mutfa|yeme[kğ]|çorba|sarımsa|soğan|tereya|salça|hamur|yoğur|lezzet|sofra|marine|kıyma|afiyet|kızart|çırp|köfte|pilav|makarna|yumurta|peynir|zeytin|şekerle|tuz(?:u|la|lu|$|[ ,.])|karabiber|bulgur|mercime[kğ]|ocağ|ocakta|ocaktan|kek(?:i|in|e|$|[ ,.])|börek|tatlı)|\b(?:recipe|cook(?:s|ed|ing)?|bak(?:e|es|ed|ing)|oven|pan|saucepan|pot|stir|simmer|onions?|butter|garlic|dough|flour|soup|salad|delicious|kitchen|breakfast|dinner|lunch|sauce|spoons?|grams|tablespoons?|teaspoons?|cake|cheese|serve|fr(?:y|ies|ied|ying)|boil(?:s|ed|ing)?|roast(?:s|ed|ing)?|grill(?:s|ed|ing)?|rice|pasta|eggs?|chef|bread|bakery|pastry|vegetables|spices?|pepper|steak|noodles|ingredients?)\b/u,
  food: /(?<!\p{L})(?:ye(?:rim|riz|dim|dik|nir|yin|meli)|yemek|restoran|lokanta|kebap|tatlı(?:yı|sı|lar|$| ))|\b(?:eat|eats|ate|eaten|taste|tasted|restaurant|tavern|menu|snacks?|hungry|meal)\b/u,
  network: /internet|wi-?fi|modem|router|bandwidth|(?<!\p{L})ağ(?:ı|a|ına)?(?!\p{L})|bluetooth/u,
  tech: /(?<!\p{L})(?:bilgisayar|telefon|uygulama|yazılım|internet|kodla|kod yaz|tıkla|ekran|tablet|klavye|kulaklı|şarj|sosyal medya|video|dijital|yapay zek|sunucu)|\b(?:iphones?|android|macbook|computers?|phones?|laptops?|software|apps?|online|website|wi-?fi|code|coding|click|screens?|keyboard|digital|ai|data|smartwatch|headphones|browser|upload|download)\b/u,
  desk: /(?<!\p{L})(?:ofis|masa başı|çalışma masa|monitör|klavye|bilgisayar|göz hizası|bile[kğ])|\b(?:office|desk|keyboard|monitor|wrist rest|computer)\b/u,
  health:
    /(?<!\p{L})(?:sağlı[kğ]|veba|kolera|doktor|hekim|hasta(?!l[ıi] değil)|tedavi|ağrı|ilaç|ilac|virüs|bakteri|grip|salgın|bağışıklı|ameliyat|kanser|mikrop|enfeksiyon|boğazın|öksür|tansiyon|kan şekeri|diyabet|hemşire|eczane|eczacı|ambulans|klinik|reçete yaz|aşı (?:ol|yap|takvim)|aşısı|aşılan)|\b(?:health|plague|cholera|doctors?|patients?|pain|disease|illness|symptoms?|hospital|nurses?|virus\w*|bacteria\w*|germs?|infection|cough|throat|surgery|medicine|headache|diabetes|blood sugar|vaccin\w+|clinics?|pharmac\w+|ambulances?)\b/u,
  body: /(?<!\p{L})(?:cil[dt]|vücu[dt]|kas(?:lar|ını|ların)|kalb|kalp|böbre|kemi[kğ]|eklem|omuz|nefes|kan(?:ın|ımız|ı )|beden)|\b(?:body|skin|muscles?|joints?|bones?|heart|lungs|kidneys?|blood|posture|hamstring|hips?|heartbeats?|pulse|stomach|brain|spine|breath(?:e|ing)?)\b/u,
  teeth:
    /(?<!\p{L})(?:diş (?:hekim|fırça|macun|ip|et|çek|ağrı|minesi)|dişler|çürü|dişçi|ağız|köpek balığı|köpekbalığı|timsah|aslan)|\b(?:teeth|dentist|brush|floss|cavity|gums|jaw|shark|crocodile|vampire)\b/u,
  nutrition:
    /(?<!\p{L})(?:vitamin|kalsiyum|protein|mineral|besin|gıda|lif|demir eksik|magnezyum|beslen|kilo (?:ver|al)|zayıfla|diyet)|\b(?:vitamins?|calcium|protein|nutri\w+|fiber|fibre|diet\w*|los(?:e|es|ing|t) (?:weight|up to|\d)|overweight)\b/u,
  beauty:
    /(?<!\p{L})(?:makyaj|cil[dt]|saç(?!ma)|krem|parfüm|güzellik|oje|manikür|kuaför|berber|ruj)|\b(?:make-?up|skin|hair|perfume|beauty|manicure|polish|salon|barbers?|cosmetics|fragrance)\b/u,
  clothes:
    /(?<!\p{L})(?:giy|elbise|gömle[kğ]|pantolon|kıyafet|moda|gardırop|ceket|terzi|dikiş|kumaş)|\b(?:wear|wore|worn|clothes|shirts?|dress|jacket|fashion|wardrobe|outfit|tailor|sew(?:ing|n|s)?|fabric|closet|shoes)\b/u,
  sea: /(?<!\p{L})(?:deniz|gemi|tekne|balı[kğ]|okyanus|kaptan|liman|sahil|plaj|kıyı|yelken|sörf|tsunami|fırtına)|\b(?:sea|seas|ships?|boats?|ocean|sail(?:s|ed|ing|or|ors)?|harbou?r|beach|shore|coast|surf\w*|island|storm|tide)\b/u,
  animal:
    /(?<!\p{L})(?:kuş(?:lar|u|un|$| )|yuva|kanat|baykuş|serçe|güvercin|martı|kirpi|sincap|hayvan|kedi|köpe[kğ]|kurt(?:lar|u| )|aslan|leyle[kğ]|sürü(?:sü|yü|ler|$| )|yavru|göç ed|ine[kğ]|koyun|çoban|ayı(?:lar|$| )|tilki|kartal|böce[kğ]|arı(?:lar|cı|nın))|\b(?:animals?|birds?|cats?|kittens?|dogs?|pupp(?:y|ies)|wol(?:f|ves)|lions?|herd|flock|sheep|cows?|farm|horses?|bears?|fox|octopus\w*|whales?|insects?|paws?|claws|fur|feathers?|nest|species|rats?|mice)\b/u,
  farm: /(?<!\p{L})(?:çift[çl]i|tarla|hasat|inek|koyun|ahır|traktör|buğday)|\b(?:farm\w*|cows?|cattle|barn|herd|harvest|crops|wheat|tractor|sheep)\b/u,
  garden:
    /(?<!\p{L})(?:bahçe|toprak|toprağ|tohum|fide|saksı|bitki|ağaç|ağac|çiçe[kğ]|sula|gübre|orman)|\b(?:garden\w*|soil|seeds?|plants?|trees?|flowers?|bamboo|forest|leaf|leaves|grow(?:s|n|ing)?)\b/u,
  forest:
    /(?<!\p{L})(?:orman|ağaç|ağac|kamp|odun|şömine|soba)|\b(?:forest|woods|trees?|camp\w*|firewood|fireplace|logs|lumberjack|beaver)\b/u,
  craft:
    /(?<!\p{L})(?:ahşap oyma|oyma|zımpara|çivi|atölye|marangoz|tahta|matkap|vida|kereste|tutkal|el işi|vernik|tokmak|keski|tornavida|tesisat)|\b(?:carv\w+|workshop|screws?|glue|crafts?|artisan|carpenter|drill|sandpaper|timber|varnish|hammer|toolbox|diy|shelf|plank|screwdrivers?|wrench(?:es)?|plumb\w+)\b/u,
  space:
    /(?<!\p{L})(?:uzay|gezegen|yıldız|roket|galaksi|astronot|teleskop|yörünge|kara delik|samanyolu)|\b(?:planets?|stars?|orbit|galax\w+|telescope|gravity|nasa|astronauts?|rocket|moon|mars|black holes?|universe|comet)\b/u,
  science:
    /(?<!\p{L})(?:mikrodalga|radyo|frekans|fizik|molekül|atom|hücre|bilim|deney(?!im)|laboratuvar|kuantum|kimya|bilim|dna|gen(?:ler|etik)|mikroskop|ışın)|\b(?:quantum|chemi\w+|wavelengths?|molecules?|physics|frequency|microwaves?|atoms?|cells?|scien\w+|experiment|laborator\w+|dna|genes?|genetic|microscope|neurons?|radio|sound|bacteria|particles?)\b/u,
  money:
    /(?<!\p{L})(?:para(?:n|yı|sı|m|lar|$|[ ,.])|lira|dolar|banka|faiz|maaş|yatırım|borç|bütçe|kredi|hisse|borsa|enflasyon|servet|milyoner)|\b(?:money|dollars?|banks?|invest\w*|salary|prices?|budget|loan|stocks?|savings?|interest rates?|inflation|debt|wealth|profits?|tax(?:es)?)\b/u,
  work: /(?<!\p{L})(?:ofis|şirket|toplantı|patron|müdür|çalışan|kariyer|iş (?:yeri|görüşme|başvuru)|işyeri|mesai|sunum|rapor|çalışman)|\b(?:office|company|meeting|boss|manager|employees?|career|job|interview|corporate|presentation|startup|business|deadline)\b/u,
  school:
    /(?<!\p{L})(?:okul|sınav|öğrenci|öğretmen|ders|sınıf|üniversite|ödev|mezun|karne|diploma)|\b(?:school|exams?|students?|teachers?|class(?:room)?|universit\w+|homework|college|lesson|degree in|scholarship|graduat\w+)\b/u,
  war: /(?<!\p{L})(?:savaş|ordu(?:su|lar|nun|$| )|asker|cephe|kuşat|düşman|mermi|tüfek|kılıç|imparator|padişah|sultan|şövalye)|\b(?:wars?|army|armies|soldiers?|battle|siege|enem(?:y|ies)|troops|empire|king|knights?|sword|conquer\w*|castle|archers?)\b/u,
  fight: /(?<!\p{L})(?:boks|dövüş|nakavt|ringde|ringe)|\b(?:box(?:ing|er)|knockout|fighter|punch\w*)\b/u,
  sport:
    /(?<!\p{L})(?:maç(?:ı|ta|a|ın|$|[ ,.])|futbol|antren|koşu|stad|stat|oyuncu|spor|gol|lig(?:i|de|in|e|$|[ ,.])|şampiyon|kaleci|penaltı|forvet|hakem|milli takım|takım(?:ı|ın|ımız|la|$|[ ,.])|turnuva|olimpiyat|voleybol|basketbol|hentbol|derbi|uefa|fifa|galatasaray|fenerbahçe|beşiktaş|trabzonspor|yarış|rakip|rakib|madalya|raket|egzersiz|şınav|squat|dambıl)|\b(?:match|football|soccer|basketball|goal(?:s|keeper)?|coach|players?|stadium|league|race|workout|gym|runners?|marathon|athletes?|training|champion\w*|penalty|scor(?:e|es|ed|ing)|national team|teams?|tournament|olympic\w*|medals?|rackets?|volleyball|rugby|cricket|cup final|world cup|fitness|exercises?|push-?ups?|sprint\w*|squats?|dumbbells?|barbells?|kettlebells?|tennis|stretch(?:es|ing)?|knees|calf|lunge)\b/u,
  running:
    /(?<!\p{L})(?:koşu(?:cu|ya|da|nun|su|yu|$|[ ,.])|maraton|tempolu koş)|\b(?:runn(?:er|ers|ing)|jog(?:ging|ger)?|marathons?|5k|10k|half marathon)\b/u,
  hike: /(?<!\p{L})(?:yürüyüş|dağ|patika|trekking|kamp|zirve|tırman)|\b(?:hik(?:e|es|ing|er)|trails?|trek\w*|mountains?|walk(?:s|ing)?|path|backpack\w*|summit)\b/u,
  travel:
    /(?<!\p{L})(?:gezi|tatil|seyahat|otel|uça[kğ]|bavul|valiz|turist|havaliman|havaalan|tur(?:u|lar)(?!\p{L}))|\b(?:travel\w*|trips?|hotel|flights?|tourists?|airport|vacation|holiday|visit|passport|suitcase|camper vans?|hostels?|itinerary|backpackers?|sightseeing|day trip|weekend in|tram|ferry)\b/u,
  cold: /(?<!\p{L})(?:kar(?:lı|da|ın|$|[ ,.])|buz|kış|penguen|kutup|antarktika|donuyor|dondu|üşü)|\b(?:snow\w*|ice|winter|polar|penguins?|arctic|antarctica?|freez\w*|frozen|blizzard|glaciers?)\b/u,
  desert:
    /(?<!\p{L})(?:çöl|deve|piramit|kervan|kumul|sahra)|\b(?:deserts?|camels?|dunes?|pyramids?|sahara|petra|caravans?|nomads?|oasis)\b/u,
  feast:
    /(?<!\p{L})(?:bayram|çocu[kğ]|parti|doğum günü|harçlı|lunapark|topla(?:r|rdı|mak))|\b(?:halloween|kids?|child\w*|party|birthday|trick or treat|christmas)\b/u,
  home: /(?<!\p{L})(?:ev(?:de|in|i|e|im|imiz|$|[ ,.])|oda|salon|mobilya|kanepe|balkon|mutfak|duvar|pencere|elektrik|lamba|daire)|\b(?:home|houses?|rooms?|sofa|bedroom|furniture|apartment|walls?|kitchen|lamps?|electricity|power cut)\b/u,
  door: /(?<!\p{L})(?:kapı|kilit|kilid|çilingir|kasa|sandı[kğ]|ev(?:in|i)? anahtar|kontak)|\b(?:doors?|locks?|locked|unlock\w*|house keys?|car keys?|chest|drawer|vault|lost my key\w*|keychain)\b/u,
  fear: /(?<!\p{L})(?:karanlı[kğ]|korku|korktu|çığlı[kğ]|fısıl|gıcır|ürper|hayalet|perili|mezar|gece yarısı|cinli|musallat)|\b(?:dark(?:ness)?|haunted|ghosts?|scream\w*|whisper\w*|creak\w*|footsteps?|midnight|nightmare|terrified|scared|shadow|grave\w*|horror|alone in)\b/u,
  music:
    /(?<!\p{L})(?:müzi[kğ]|şarkı|gitar|keman|bağlama|nota|konser|orkestra|albüm|piyano|davul)|\b(?:music\w*|songs?|guitar|violins?|cello|fiddle|concert|orchestra|album|piano|band|drums?|melody|sing(?:er|ers|ing|s)?)\b/u,
  stage:
    /(?<!\p{L})(?:tiyatro|seyirci|alkış|oyuncu|konser|opera|perde)|\b(?:theat(?:er|re)|audience|applause|actors?|actress|concert|opera|curtain|spotlight|band)\b/u,
  film: /(?<!\p{L})(?:film|sinema|dizi|yönetmen|kamera|video çek|senaryo)|\b(?:films?|movies?|cinema|directors?|camera|actors?|hollywood|scenes?)\b/u,
  law: /(?<!\p{L})(?:mahkeme|avukat|dava|yargı|hâkim|suç|ceza)|\b(?:court|lawyers?|judges?|jury|trial|verdict|sued?|crime|guilty|prison|sentenced)\b/u,
  news: /(?<!\p{L})(?:gazete|haber|manşet|muhabir|basın)|\b(?:news\w*|journalis\w+|reporters?|headlines?|editors?|printing)\b/u,
  quake:
    /(?<!\p{L})(?:deprem|enkaz|bina|bomba|yangın|patlama|patladı|çernobil)|\b(?:earthquakes?|buildings?|houses?|bridges?|rubble|bomb\w*|walls?|roof|tower|explo(?:de|ded|des|sion|sions)|blasts?)\b/u,
  nature:
    /(?<!\p{L})(?:doğa|iklim|kirlilik|kirlet|geri dönüş|plastik|karbon|çevre (?:kirli|koru|dost)|gezegenimiz)|\b(?:nature|climate|pollut\w*|recycl\w*|plastic|carbon|planet|ecosystem|wildlife)\b/u,
  history:
    /(?<!\p{L})(?:antik|roma|yunan|tapına|yüzyıl|medeniyet|arkeolo|imparator)|\b(?:ancient|roman|rome|greek|greece|temples?|ruins|centur(?:y|ies)|empire|archaeolog\w*)\b/u,
  hunger:
    /(?<!\p{L})(?:kıtlı[kğ]|yoksul|fakir|açlıktan|milyon insan|afrika|yardım)|\b(?:famine|starv\w*|poverty|poor|millions? of people|refugees?|war)\b/u,
  time: /(?<!\p{L})(?:kol saati|kadran)|\b(?:wrist\w*|rolex|o'clock|strap|dial|smart ?watch|timepiece|wear(?:s|ing)? a)\b/u,
  calm: /(?<!\p{L})(?:nefes egzersiz|sakinleş|meditasyon|gevşe|rahatla)|\b(?:inhale|exhale|meditat\w*|relax\w*|deep breath|anxiety|yoga)\b/u,
  magic:
    /(?<!\p{L})(?:cadı|büyü(?:cü|lü)|sihir|peri|masal|prens)|\b(?:witch\w*|wizards?|magic\w*|fairy|princess|potion|curse\w*)\b/u,
  lamp: /(?<!\p{L})(?:lamba|ampul|elektrik|abajur|odanın ışı|evin ışı|ışığı (?:aç|yak|kapat|söndür)|ışıkları (?:aç|yak|kapat|söndür)|oda)|\b(?:lamps?|bulbs?|switch\w*|electric\w*|power|bedside|turn (?:on|off)|lights? (?:is|are|was|were|went) (?:on|off|out)|room)\b/u,
  ruins:
    /(?<!\p{L})(?:harabe|şehir|kent|köy|dağ|volkan|yanardağ|kale)|\b(?:city|village|volcano|ruins(?! (?:your|my|his|her|our|their|the|a|it))|town|castle|money|app)\b/u,
  art: /(?<!\p{L})(?:resim|resmi|kalem|desen|kâğıt|kâğıd|kağıt|kağıd|tuval|ressam|tasarım|eskiz)|\b(?:pencils?|canvas|portrait|painter|sketch\w*|easel|draw(?:s|ing|n)?)\b/u,
  bee: /(?<!\p{L})(?:arı(?:cı|lar|yı|nın)?(?!\p{L}{4})|kovan|petek)|\b(?:bees?|beehive|beekeep\w*|honeycomb)\b/u,
  dive: /(?<!\p{L})(?:dalış|dalgıç|şnorkel|su altı)|\b(?:div(?:e|ing|er)|snorkel\w*|underwater|scuba)\b/u,
  hoops:
    /(?<!\p{L})(?:basketbol|pota(?:ya|da|nın|sı)|serbest atış|üçlük|nba)|\b(?:basketball|hoops?|nba|free throws?|three-pointers?|jump shots?|slam dunk)\b/u,
  thunder: /(?<!\p{L})(?:yıldırım|şimşek|gök gürült)|\b(?:lightning|thunder\w*)\b/u,
  chess: /satranç|\b(?:chess|grandmasters?|checkmate)\b/u,
  volley: /(?<!\p{L})(?:voleybol|filenin sultan)|\bvolleyball\b/u,
  racket: /(?<!\p{L})(?:tenis|raket|wimbledon)|\b(?:tennis|wimbledon|grand slam)\b/u,
  toys: /(?<!\p{L})(?:oyuncak|peluş)|\b(?:teddy|stuffed|plush|toys?)\b/u,
  lentils: /(?<!\p{L})mercime|\blentils?\b/u,
  creator:
    /(?<!\p{L})(?:video(?:lar|m|yu)|takipçi|abone|içerik üret|kanalım|izlenme|youtube|reels)|\b(?:videos?|subscribers?|followers?|viewers?|youtube|my channel|posting|went viral|views)\b/u,
  striving:
    /(?<!\p{L})(?:başar|hedef|vazgeç|disiplin|motivasyon|azim|hayal(?:in|ler)|pes et|alışkanlı|kendine inan|mücadele|cesaret|erteleme)|\b(?:success|goals?|dreams?|discipline|motivat\w*|habits?|give up|giving up|distract\w*|procrastinat\w*|believe in|mindset|courage|fail(?:ed|ure)?|excuses?|consisten\w+)\b/u,
} as const;
export type Field = keyof typeof FIELDS;
