/**
 * Countries: ISO number (as in the atlas; `-`: too small for it), longitude and latitude of the middle, English names, Turkish names
 * where they differ. A star marks a name that is also an ordinary word or a first name.
 */
export const COUNTRIES = `
242 178 -17.8 Fiji
834 34.7 -6.3 Tanzania | Tanzanya
124 -100 56 Canada | Kanada
840 -98.7 39.9 United States, USA, US*, America, United States of America | Amerika Birleşik Devletleri, ABD, Amerika
398 67.2 48.4 Kazakhstan | Kazakistan
860 63.4 41.8 Uzbekistan | Özbekistan
598 144.3 -6.6 Papua New Guinea | Papua Yeni Gine
360 114 -0.3 Indonesia | Endonezya
032 -64.7 -34.6 Argentina | Arjantin
152 -71.2 -35.9 Chile | Şili
180 23.6 -2.8 Congo, DR Congo | Kongo
706 45.7 4.7 Somalia | Somali
404 37.8 0.6 Kenya
729 29.8 16 Sudan
148 18.6 15.3 Chad* | Çad
332 -72.7 18.9 Haiti
214 -70.5 18.9 Dominican Republic | Dominik Cumhuriyeti
643 60 58 Russia | Rusya
044 -77.9 24.5 Bahamas | Bahamalar
238 -59.4 -51.7 Falkland Islands | Falkland Adaları
578 12.4 64.1 Norway | Norveç
304 -42 73.2 Greenland | Grönland
626 126 -8.8 Timor-Leste
710 25.2 -28.9 South Africa | Güney Afrika
426 28.2 -29.6 Lesotho
484 -102.2 23.9 Mexico | Meksika
858 -56 -32.8 Uruguay
076 -53.2 -10.7 Brazil | Brezilya
068 -64.7 -16.7 Bolivia | Bolivya
604 -74.4 -9.1 Peru
170 -73.1 3.9 Colombia | Kolombiya
591 -80.1 8.5 Panama
188 -84.2 10 Costa Rica | Kosta Rika
558 -85 12.8 Nicaragua | Nikaragua
340 -86.6 14.8 Honduras
222 -88.9 13.7 El Salvador
320 -90.4 15.7 Guatemala
084 -88.7 17.2 Belize
862 -66.2 7.2 Venezuela
328 -59 4.8 Guyana
740 -55.9 4.1 Suriname | Surinam
250 2.3 46.6 France | Fransa
218 -78.4 -1.5 Ecuador | Ekvador
630 -66.5 18.2 Puerto Rico | Porto Riko
388 -77.3 18.1 Jamaica | Jamaika
192 -78.9 21.6 Cuba | Küba
716 29.8 -18.9 Zimbabwe | Zimbabve
072 23.8 -22.1 Botswana | Botsvana
516 17.1 -22 Namibia | Namibya
686 -14.5 14.4 Senegal
466 -3.6 17.2 Mali*
478 -10.3 20.2 Mauritania | Moritanya
204 2.3 9.6 Benin
562 9.3 17.3 Niger* | Nijer
566 8 9.5 Nigeria | Nijerya
120 12.6 5.7 Cameroon | Kamerun
768 1 8.4 Togo
288 -1.2 7.9 Ghana | Gana
384 -5.6 7.6 Ivory Coast, Côte d’Ivoire | Fildişi Sahili
324 -11.1 10.4 Guinea* | Gine
624 -15.1 12 Guinea-Bissau | Gine-Bissau
430 -9.4 6.4 Liberia | Liberya
694 -11.8 8.5 Sierra Leone
854 -1.8 12.3 Burkina Faso
140 20.4 6.5 Central African Republic | Orta Afrika Cumhuriyeti
266 11.7 -0.6 Gabon
226 10.4 1.6 Equatorial Guinea | Ekvator Ginesi
894 27.8 -13.4 Zambia | Zambiya
454 34.2 -13.2 Malawi | Malavi
508 35.5 -17.2 Mozambique | Mozambik
748 31.4 -26.5 Eswatini | Esvatini
024 17.5 -12.3 Angola
108 29.9 -3.4 Burundi
376 35 31.5 Israel | İsrail
422 35.9 33.9 Lebanon | Lübnan
450 46.7 -19.3 Madagascar | Madagaskar
275 35.3 31.9 Palestine, Gaza* | Filistin, Gazze
270 -15.4 13.5 Gambia | Gambiya
788 9.5 34.1 Tunisia | Tunus
012 2.6 28.1 Algeria | Cezayir
400 36.8 31.2 Jordan* | Ürdün
784 54.2 23.9 United Arab Emirates, UAE | Birleşik Arap Emirlikleri, BAE
634 51.2 25.3 Qatar | Katar
414 47.6 29.3 Kuwait | Kuveyt
368 43.8 33 Iraq | Irak*
512 56.1 20.6 Oman | Umman
548 166.9 -15.2 Vanuatu
116 104.9 12.7 Cambodia | Kamboçya
764 101 15 Thailand | Tayland
418 103.8 18.4 Laos
104 96.5 20.9 Myanmar, Burma | Myanmar
704 106.3 16.6 Vietnam
408 127.1 40.1 North Korea | Kuzey Kore
410 127.8 36.4 South Korea, Korea | Güney Kore, Kore
496 103 47 Mongolia | Moğolistan
356 79.5 22.8 India | Hindistan
050 90.3 23.8 Bangladesh | Bangladeş
064 90.5 27.4 Bhutan | Butan
524 84 28.2 Nepal
586 69.2 29.9 Pakistan
004 66 33.8 Afghanistan | Afganistan
762 71 38.6 Tajikistan | Tacikistan
417 74.6 41.5 Kyrgyzstan | Kırgızistan
795 59.3 39.1 Turkmenistan | Türkmenistan
364 54.5 32.5 Iran | İran
760 38.5 35 Syria | Suriye
051 45 40.2 Armenia | Ermenistan
752 16.1 62.4 Sweden | İsveç
112 28 53.5 Belarus
804 31.3 49.2 Ukraine | Ukrayna
616 19.3 52.1 Poland | Polonya
040 14.1 47.6 Austria | Avusturya
348 19.3 47.2 Hungary | Macaristan
498 28.4 47.2 Moldova
642 25 45.9 Romania | Romanya
440 23.9 55.3 Lithuania | Litvanya
428 24.8 56.8 Latvia | Letonya
233 25.8 58.6 Estonia | Estonya
276 10.3 51.1 Germany | Almanya
100 25.2 42.8 Bulgaria | Bulgaristan
300 22.5 39.3 Greece | Yunanistan
792 35.4 39.1 Türkiye, Turkey* | Türkiye
008 20 41.1 Albania | Arnavutluk
191 16.6 45 Croatia | Hırvatistan
756 8.1 46.8 Switzerland | İsviçre
442 6 49.8 Luxembourg | Lüksemburg
056 4.6 50.7 Belgium | Belçika
528 5.5 52.3 Netherlands, Holland | Hollanda
620 -8.1 39.6 Portugal | Portekiz
724 -3.6 40.3 Spain | İspanya
372 -8 53.2 Ireland | İrlanda
540 165.5 -21.3 New Caledonia | Yeni Kaledonya
090 159.1 -7.9 Solomon Islands | Solomon Adaları
554 170.6 -44 New Zealand | Yeni Zelanda
036 134.2 -25.6 Australia | Avustralya
144 80.7 7.7 Sri Lanka
156 103.4 36.7 China | Çin
158 121 23.7 Taiwan | Tayvan
380 12.4 43.4 Italy | İtalya
208 9.3 56.2 Denmark | Danimarka
826 -1.9 52.8 United Kingdom, UK, Britain, Great Britain, England, Scotland, Wales* | Birleşik Krallık, İngiltere, Britanya, İskoçya, Galler
352 -18.8 65.1 Iceland | İzlanda
031 47.7 40.3 Azerbaijan | Azerbaycan
268 43.5 42.2 Georgia* | Gürcistan
608 121.5 15.7 Philippines | Filipinler
458 114.7 3.5 Malaysia | Malezya
096 114.9 4.7 Brunei
705 14.9 46.1 Slovenia | Slovenya
246 26.1 64.3 Finland | Finlandiya
703 19.5 48.7 Slovakia | Slovakya
203 15.3 49.8 Czechia, Czech Republic | Çekya
232 38.7 15.4 Eritrea | Eritre
392 136.7 36 Japan | Japonya
600 -58.4 -23.2 Paraguay
887 47.5 15.9 Yemen
682 44.6 24.1 Saudi Arabia | Suudi Arabistan
010 20 -80 Antarctica | Antarktika
196 33 34.9 Cyprus | Kıbrıs
504 -8.7 29.8 Morocco | Fas*
818 29.9 26.5 Egypt | Mısır*
434 18 27 Libya
231 39.6 8.6 Ethiopia | Etiyopya
262 42.5 11.8 Djibouti | Cibuti
800 32.4 1.3 Uganda
646 29.9 -2 Rwanda | Ruanda
070 17.8 44.2 Bosnia, Bosnia and Herzegovina | Bosna, Bosna Hersek, Bosna-Hersek
807 21.7 41.6 North Macedonia | Kuzey Makedonya
688 20.8 44.2 Serbia | Sırbistan
499 19.3 42.8 Montenegro | Karadağ
- 20.9 42.6 Kosovo | Kosova
780 -61.3 10.4 Trinidad, Trinidad and Tobago | Trinidad ve Tobago
728 30.2 7.3 South Sudan | Güney Sudan
- 1.5 42.5 Andorra
- 50.5 26 Bahrain | Bahreyn
- -59.5 13.2 Barbados
- -23.6 15.1 Cape Verde | Yeşil Burun
- 43.7 -11.9 Comoros | Komorlar
- 9.5 47.2 Liechtenstein | Lihtenştayn
- 7.4 43.7 Monaco | Monako
- 14.4 35.9 Malta
- 57.6 -20.3 Mauritius
- 73.2 3.2 Maldives | Maldivler
- 55.5 -4.7 Seychelles | Seyşeller
- 103.8 1.3 Singapore | Singapur
- 12.5 43.9 San Marino
- 12.45 41.9 Vatican, Vatican City | Vatikan
- -172.1 -13.8 Samoa
- -175.2 -21.2 Tonga
- -64.8 32.3 Bermuda
- 114.2 22.3 Hong Kong
- 113.5 22.2 Macao, Macau | Makao
- -5.4 36.1 Gibraltar* | Cebelitarık
- 15.3 78.2 Svalbard
- -6.9 62 Faroe Islands | Faroe Adaları
- -149.5 -17.6 Tahiti
`;
