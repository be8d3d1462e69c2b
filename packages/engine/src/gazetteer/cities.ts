/**
 * Cities, regions and sights by country: `English name[=Turkish name] longitude latitude`, several names joined by `/`. A star
 * marks a name that is also an ordinary word: it counts only where it cannot be one.
 */
export const CITIES = `
792> Istanbul=İstanbul 29 41; Ankara 32.9 39.9; Izmir=İzmir 27.1 38.4; Bursa 29.1 40.2; Antalya 30.7 36.9; Adana 35.3 37; Konya 32.5 37.9; Gaziantep/Antep 37.4 37.1
792> Kayseri 35.5 38.7; Trabzon 39.7 41; Samsun 36.3 41.3; Eskişehir 30.5 39.8; Diyarbakır 40.2 37.9; Şanlıurfa/Urfa 38.8 37.2; Mersin 34.6 36.8; Denizli 29.1 37.8
792> Cappadocia=Kapadokya 34.8 38.6; Göreme 34.8 38.6; Nevşehir 34.7 38.6; Ephesus=Efes 27.3 37.9; Pamukkale 29.1 37.9; Troy*=Truva 26.2 40; Bodrum* 27.4 37; Marmaris 28.3 36.9
792> Fethiye 29.1 36.7; Ölüdeniz 29.1 36.5; Kaş* 29.6 36.2; Alanya 32 36.5; Çanakkale 26.4 40.2; Gallipoli=Gelibolu 26.7 40.4; Edirne 26.6 41.7; Erzurum 41.3 39.9; Kars 43.1 40.6
792> Van* 43.4 38.5; Lake Van=Van Gölü 42.8 38.6; Mardin 40.7 37.3; Hatay 36.2 36.4; Antakya 36.2 36.2; Rize 40.5 41; Artvin 41.8 41.2; Ordu* 37.9 41; Sinop 35.2 42; Bolu 31.6 40.7
792> Abant 31.3 40.6; Uludağ 29.2 40.1; Mount Ararat/Ararat=Ağrı Dağı 44.3 39.7; Mount Nemrut=Nemrut/Nemrut Dağı 38.7 38; Göbeklitepe/Gobekli Tepe 38.9 37.2; Çatalhöyük 32.8 37.7
792> Safranbolu 32.7 41.2; Amasya 35.8 40.7; Sivas 37 39.7; Malatya 38.3 38.4; Elazığ 39.2 38.7; Kocaeli/İzmit 29.9 40.8; Sakarya 30.4 40.8; Balıkesir 27.9 39.6; Manisa 27.4 38.6
792> Muğla 28.4 37.2; Aydın* 27.8 37.8; Isparta 30.6 37.8; Afyon 30.5 38.8; Kütahya 30 39.4; Çorum 34.9 40.5; Tokat* 36.6 40.3; Giresun 38.4 40.9; Kahramanmaraş 36.9 37.6; Batman* 41.1 37.9
792> Sümela 39.7 40.7; Hagia Sophia=Ayasofya 28.98 41; Galata 28.97 41.03; Bosphorus=Boğaziçi/İstanbul Boğazı 29.05 41.1; Topkapı 28.98 41.01; Çeşme* 26.3 38.3; Ayvalık 26.7 39.3
792> Bozcaada 26 39.8; Gökçeada 25.9 40.2; Assos 26.3 39.5; Bergama/Pergamon 27.2 39.1; Datça 27.7 36.7; Kuşadası 27.3 37.9; Iğdır 44 39.9; Erzincan 39.5 39.7; Tunceli 39.5 39.1; Bitlis 42.1 38.4
250> Paris 2.35 48.85; Lyon 4.8 45.8; Marseille=Marsilya 5.4 43.3; Nice* 7.3 43.7; Bordeaux -0.6 44.8; Strasbourg=Strazburg 7.8 48.6; Versailles=Versay 2.1 48.8; Normandy=Normandiya 0 49
826> London=Londra -0.1 51.5; Manchester -2.2 53.5; Liverpool -3 53.4; Edinburgh -3.2 55.9; Oxford -1.3 51.8; Cambridge 0.1 52.2; Stonehenge -1.8 51.2; Birmingham -1.9 52.5; Glasgow -4.3 55.9; Belfast -5.9 54.6
276> Berlin 13.4 52.5; Munich=Münih 11.6 48.1; Hamburg 10 53.6; Cologne*=Köln 7 50.9; Frankfurt 8.7 50.1; Dresden 13.7 51.1; Stuttgart 9.2 48.8; Leipzig 12.4 51.3
380> Rome=Roma 12.5 41.9; Milan=Milano 9.2 45.5; Venice=Venedik 12.3 45.4; Florence*=Floransa 11.3 43.8; Naples=Napoli 14.3 40.9; Pompeii/Pompei 14.5 40.7; Sicily=Sicilya 14 37.5; Pisa 10.4 43.7
380> Turin=Torino 7.7 45.1; Bologna 11.3 44.5; Vesuvius=Vezüv 14.4 40.8; Tuscany=Toskana 11.1 43.5; Sardinia=Sardinya 9 40; Amalfi 14.6 40.6; Colosseum=Kolezyum 12.5 41.9
724> Madrid -3.7 40.4; Barcelona=Barselona 2.2 41.4; Seville=Sevilla -6 37.4; Valencia=Valensiya -0.4 39.5; Granada -3.6 37.2; Ibiza=İbiza 1.4 38.9; Mallorca 3 39.6; Canary Islands=Kanarya Adaları -15.6 28.1
724> Bilbao -2.9 43.3; Malaga -4.4 36.7; Andalusia=Endülüs -4.7 37.5
620> Lisbon=Lizbon -9.1 38.7; Porto -8.6 41.1; Madeira -17 32.7; Azores=Azorlar -25.7 37.7
528> Amsterdam 4.9 52.4; Rotterdam 4.5 51.9
056> Brussels=Brüksel 4.4 50.8; Bruges=Brugge 3.2 51.2; Antwerp=Anvers 4.4 51.2
756> Zurich=Zürih 8.5 47.4; Geneva=Cenevre 6.1 46.2; Bern 7.4 46.9; Zermatt 7.7 46
040> Vienna=Viyana 16.4 48.2; Salzburg 13 47.8; Innsbruck 11.4 47.3; Hallstatt 13.6 47.6
203> Prague=Prag 14.4 50.1
348> Budapest=Budapeşte 19 47.5
616> Warsaw=Varşova 21 52.2; Krakow=Krakov 19.9 50.1; Auschwitz 19.2 50
300> Athens=Atina 23.7 38; Thessaloniki=Selanik 22.9 40.6; Santorini 25.4 36.4; Mykonos=Mikonos 25.3 37.4; Crete=Girit 24.8 35.2; Rhodes=Rodos 28.2 36.4; Olympia 21.6 37.6; Delphi 22.5 38.5
372> Dublin -6.3 53.3
208> Copenhagen=Kopenhag 12.6 55.7
752> Stockholm=Stokholm 18.1 59.3; Gothenburg 12 57.7; Lapland=Laponya 20 68
578> Oslo 10.8 59.9; Bergen 5.3 60.4; Tromsø/Tromso 19 69.6; Lofoten 14 68.2
246> Helsinki 24.9 60.2; Rovaniemi 25.7 66.5
352> Reykjavik -21.9 64.1
233> Tallinn 24.8 59.4
428> Riga 24.1 56.9
440> Vilnius 25.3 54.7
643> Moscow=Moskova 37.6 55.8; Saint Petersburg/St Petersburg=Petersburg/St. Petersburg 30.3 59.9; Siberia=Sibirya 100 62; Lake Baikal/Baikal=Baykal Gölü/Baykal 108 53.5; Vladivostok 131.9 43.1; Kazan* 49.1 55.8; Yakutsk 129.7 62; Oymyakon 142.8 63.5
804> Kyiv/Kiev=Kiev 30.5 50.5; Odessa=Odesa 30.7 46.5; Chernobyl=Çernobil 30.1 51.4; Lviv 24 49.8
804> Crimea=Kırım 34.3 45.3
642> Bucharest=Bükreş 26.1 44.4; Transylvania=Transilvanya 24.5 46.5
100> Sofia*=Sofya 23.3 42.7; Plovdiv=Filibe 24.7 42.1
688> Belgrade=Belgrad 20.5 44.8
191> Zagreb 16 45.8; Dubrovnik 18.1 42.6; Split* 16.4 43.5
070> Sarajevo=Saraybosna 18.4 43.9; Mostar 17.8 43.3
807> Skopje=Üsküp 21.4 42; Ohrid 20.8 41.1
008> Tirana=Tiran 19.8 41.3
705> Ljubljana 14.5 46.1
268> Tbilisi=Tiflis 44.8 41.7; Batumi=Batum 41.6 41.6
031> Baku=Bakü 49.9 40.4
051> Yerevan=Erivan 44.5 40.2
398> Almaty=Almatı 76.9 43.2; Astana 71.4 51.2; Baikonur=Baykonur 63.3 45.9
860> Tashkent=Taşkent 69.2 41.3; Samarkand=Semerkant 67 39.7; Bukhara=Buhara 64.4 39.8
364> Tehran=Tahran 51.4 35.7; Isfahan=İsfahan 51.7 32.7; Tabriz=Tebriz 46.3 38.1; Persepolis 52.9 29.9
368> Baghdad=Bağdat 44.4 33.3; Babylon=Babil 44.4 32.5; Mosul=Musul 43.1 36.3; Mesopotamia=Mezopotamya 43.7 33.5
760> Damascus=Şam* 36.3 33.5; Aleppo=Halep 37.2 36.2; Palmyra=Palmira 38.3 34.6
422> Beirut=Beyrut 35.5 33.9
376> Jerusalem=Kudüs 35.2 31.8; Tel Aviv 34.8 32.1; Dead Sea=Lut Gölü 35.5 31.5
400> Petra* 35.4 30.3; Amman 35.9 31.9
682> Mecca=Mekke 39.8 21.4; Medina=Medine 39.6 24.5; Riyadh=Riyad 46.7 24.7; Jeddah=Cidde 39.2 21.5
784> Dubai 55.3 25.2; Abu Dhabi=Abu Dabi 54.4 24.5
634> Doha 51.5 25.3
818> Cairo=Kahire 31.2 30; Alexandria=İskenderiye 29.9 31.2; Giza=Giza/Gize 31.1 30; Luxor=Luksor 32.6 25.7; Pyramids of Giza=Giza Piramitleri 31.1 30; Nile=Nil 31.3 27; Suez=Süveyş 32.5 30; Sharm El Sheikh=Şarm El Şeyh 34.3 27.9
504> Marrakech/Marrakesh=Marakeş -8 31.6; Casablanca=Kazablanka -7.6 33.6
788> Carthage=Kartaca 10.3 36.9
710> Cape Town 18.4 -33.9; Johannesburg 28 -26.2
404> Nairobi 36.8 -1.3; Masai Mara 35.1 -1.5
834> Kilimanjaro=Kilimanjaro/Klimanjaro 37.4 -3.1; Serengeti 34.8 -2.3; Zanzibar 39.3 -6.2
566> Lagos 3.4 6.5
231> Addis Ababa=Addis Ababa 38.7 9
466> Timbuktu -3 16.8
012> Sahara Desert/Sahara=Sahra Çölü/Büyük Sahra 5 24
894> Victoria Falls=Victoria Şelalesi 25.9 -17.9
392> Tokyo 139.7 35.7; Kyoto 135.8 35; Osaka 135.5 34.7; Hiroshima=Hiroşima 132.5 34.4; Nagasaki 129.9 32.7; Mount Fuji=Fuji Dağı 138.7 35.4; Okinawa 127.7 26.2; Sapporo 141.3 43.1; Nara* 135.8 34.7; Fukushima=Fukuşima 140.5 37.8
410> Seoul=Seul 127 37.6; Busan 129.1 35.2; Jeju 126.5 33.4
408> Pyongyang 125.8 39
156> Beijing=Pekin 116.4 39.9; Shanghai=Şanghay 121.5 31.2; Great Wall of China=Çin Seddi 116.6 40.4; Wuhan 114.3 30.6; Shenzhen 114.1 22.5; Guangzhou 113.3 23.1; Chengdu 104.1 30.7; Xian=Şian 108.9 34.3; Tibet 88 31; Harbin 126.6 45.8
158> Taipei 121.5 25
496> Ulaanbaatar=Ulan Batur 106.9 47.9; Gobi Desert=Gobi Çölü 103.9 42.8
356> Delhi/New Delhi=Delhi/Yeni Delhi 77.2 28.6; Mumbai 72.9 19.1; Bangalore=Bangalor 77.6 13; Goa 74 15.5; Agra 78 27.2; Taj Mahal=Tac Mahal 78 27.2; Kolkata=Kalküta 88.4 22.6; Jaipur 75.8 26.9; Varanasi 83 25.3; Kerala 76.5 10.5; Kashmir=Keşmir 75 34; Chennai 80.3 13.1
586> Karachi=Karaçi 67 24.9; Lahore=Lahor 74.3 31.5; Islamabad=İslamabad 73.1 33.7
004> Kabul* 69.2 34.5
524> Kathmandu=Katmandu 85.3 27.7; Mount Everest/Everest=Everest/Everest Dağı 86.9 28; Himalayas=Himalayalar 84 28.5
144> Colombo=Kolombo 79.9 6.9
050> Dhaka=Dakka 90.4 23.8
764> Bangkok 100.5 13.8; Phuket 98.3 7.9; Chiang Mai 99 18.8; Pattaya 100.9 12.9
704> Hanoi 105.8 21; Saigon=Saygon 106.7 10.8; Ho Chi Minh City 106.7 10.8; Ha Long Bay=Ha Long Körfezi 107.1 20.9
116> Angkor Wat 103.9 13.4; Phnom Penh 104.9 11.6
458> Kuala Lumpur 101.7 3.1; Borneo 114 1
360> Bali 115.2 -8.4; Jakarta=Cakarta 106.8 -6.2; Java*=Java* 110 -7.3; Sumatra 102 -0.6; Komodo 119.5 -8.6; Krakatoa=Krakatau 105.4 -6.1
608> Manila 121 14.6
036> Sydney=Sidney 151.2 -33.9; Melbourne 145 -37.8; Brisbane 153 -27.5; Perth 115.9 -32; Great Barrier Reef=Büyük Set Resifi 147.7 -18.3; Uluru 131 -25.3; Tasmania=Tazmanya 146.8 -42
554> Auckland 174.8 -36.8; Wellington 174.8 -41.3; Queenstown 168.7 -45
840> New York -74 40.7; Los Angeles -118.2 34.1; Chicago -87.6 41.9; San Francisco -122.4 37.8; Las Vegas -115.1 36.2; Miami -80.2 25.8; Boston -71.1 42.4; Seattle -122.3 47.6; Washington -77 38.9; Washington DC -77 38.9
840> Hollywood -118.3 34.1; Silicon Valley=Silikon Vadisi -122 37.4; Texas=Teksas -99 31.5; California=Kaliforniya -119.5 37; Florida -81.7 28; Alaska -152 64; Hawaii -155.6 19.9; Grand Canyon=Büyük Kanyon -112.1 36.1; Yellowstone -110.6 44.6
840> Houston -95.4 29.8; Dallas -96.8 32.8; Philadelphia -75.2 40; New Orleans -90.1 30; Denver -105 39.7; Detroit -83 42.3; Manhattan -74 40.8; Brooklyn -73.9 40.7; Niagara Falls=Niagara Şelalesi/Niagara -79.1 43.1; Area 51=51. Bölge -115.8 37.2; Wall Street -74 40.7
840> Yosemite -119.5 37.9; Death Valley=Ölüm Vadisi -116.9 36.5; Roswell -104.5 33.4; Salem -70.9 42.5; Nashville -86.8 36.2; Austin -97.7 30.3; San Diego -117.2 32.7; Atlanta -84.4 33.7; Phoenix* -112.1 33.4; Portland -122.7 45.5
124> Toronto -79.4 43.7; Vancouver -123.1 49.3; Montreal -73.6 45.5; Ottawa -75.7 45.4; Quebec -71.2 46.8; Banff -115.6 51.2
484> Mexico City -99.1 19.4; Cancun -86.9 21.2; Chichen Itza -88.6 20.7; Tulum -87.5 20.2; Yucatan -89 20.7
192> Havana -82.4 23.1
076> Rio de Janeiro/Rio=Rio/Rio de Janeiro -43.2 -22.9; São Paulo/Sao Paulo -46.6 -23.5; Amazon rainforest/Amazon jungle/Amazon River=Amazon Ormanları/Amazonlar -62 -4; Brasilia -47.9 -15.8; Copacabana -43.2 -23
032> Buenos Aires -58.4 -34.6; Patagonia=Patagonya -70 -46; Ushuaia -68.3 -54.8
152> Santiago -70.7 -33.4; Atacama -69 -24; Easter Island=Paskalya Adası -109.4 -27.1
604> Lima -77 -12; Machu Picchu -72.5 -13.2; Cusco -72 -13.5; Nazca -75 -14.7
170> Bogota -74.1 4.7; Medellin -75.6 6.2; Cartagena -75.5 10.4
862> Caracas=Karakas -66.9 10.5; Angel Falls=Angel Şelalesi -62.5 6
068> La Paz -68.1 -16.5; Salar de Uyuni -67.5 -20.2; Lake Titicaca=Titikaka Gölü -69.3 -15.8
218> Galapagos -91 -0.5; Quito -78.5 -0.2
188> San Jose -84.1 9.9
591> Panama Canal=Panama Kanalı -79.7 9.1
804> Donbas 38 48.5
304> Nuuk -51.7 64.2
-> Mariana Trench=Mariana Çukuru 142.2 11.3; Bermuda Triangle=Bermuda Şeytan Üçgeni/Bermuda Üçgeni -71 25; North Pole=Kuzey Kutbu 0 89; South Pole=Güney Kutbu 0 -89; Strait of Gibraltar=Cebelitarık Boğazı -5.6 36
-> Atlantic Ocean=Atlas Okyanusu/Atlantik -35 30; Pacific Ocean=Pasifik/Büyük Okyanus -150 5; Indian Ocean=Hint Okyanusu 78 -15; Mediterranean=Akdeniz 18 35.5; Black Sea=Karadeniz 34.5 43.3; Aegean=Ege 25 38.5; Red Sea=Kızıldeniz 38 20.5; Caribbean=Karayipler -75 15.5; Arctic=Arktik 0 82; Alps=Alpler 9.5 46.3; Caspian Sea=Hazar Denizi 51 41
-> Europe=Avrupa 15 50; Africa=Afrika 20 3; Asia=Asya 90 40; South America=Güney Amerika -60 -15; North America=Kuzey Amerika -100 45; Middle East=Orta Doğu/Ortadoğu 44 30; Anatolia=Anadolu 33 39; Balkans=Balkanlar 21 43; Scandinavia=İskandinavya 15 63
`;
