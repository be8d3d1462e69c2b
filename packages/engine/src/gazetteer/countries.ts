/**
 * Countries: ISO number (as in the atlas; `-`: too small for it) and letters, longitude and latitude of the middle, English names, Turkish names
 * where they differ. A star marks a name that is also an ordinary word or a first name.
 */
export const COUNTRIES = `
242 FJ 178 -17.8 Fiji
834 TZ 34.7 -6.3 Tanzania | Tanzanya
124 CA -100 56 Canada | Kanada
840 US -98.7 39.9 United States, USA, US*, America, United States of America | Amerika Birleşik Devletleri, ABD, Amerika
398 KZ 67.2 48.4 Kazakhstan | Kazakistan
860 UZ 63.4 41.8 Uzbekistan | Özbekistan
598 PG 144.3 -6.6 Papua New Guinea | Papua Yeni Gine
360 ID 114 -0.3 Indonesia | Endonezya
032 AR -64.7 -34.6 Argentina | Arjantin
152 CL -71.2 -35.9 Chile | Şili
180 CD 23.6 -2.8 Congo, DR Congo | Kongo
706 SO 45.7 4.7 Somalia | Somali
404 KE 37.8 0.6 Kenya
729 SD 29.8 16 Sudan
148 TD 18.6 15.3 Chad* | Çad
332 HT -72.7 18.9 Haiti
214 DO -70.5 18.9 Dominican Republic | Dominik Cumhuriyeti
643 RU 60 58 Russia | Rusya
044 BS -77.9 24.5 Bahamas | Bahamalar
238 FK -59.4 -51.7 Falkland Islands | Falkland Adaları
578 NO 12.4 64.1 Norway | Norveç
304 GL -42 73.2 Greenland | Grönland
626 TL 126 -8.8 Timor-Leste
710 ZA 25.2 -28.9 South Africa | Güney Afrika
426 LS 28.2 -29.6 Lesotho
484 MX -102.2 23.9 Mexico | Meksika
858 UY -56 -32.8 Uruguay
076 BR -53.2 -10.7 Brazil | Brezilya
068 BO -64.7 -16.7 Bolivia | Bolivya
604 PE -74.4 -9.1 Peru
170 CO -73.1 3.9 Colombia | Kolombiya
591 PA -80.1 8.5 Panama
188 CR -84.2 10 Costa Rica | Kosta Rika
558 NI -85 12.8 Nicaragua | Nikaragua
340 HN -86.6 14.8 Honduras
222 SV -88.9 13.7 El Salvador
320 GT -90.4 15.7 Guatemala
084 BZ -88.7 17.2 Belize
862 VE -66.2 7.2 Venezuela
328 GY -59 4.8 Guyana
740 SR -55.9 4.1 Suriname | Surinam
250 FR 2.3 46.6 France | Fransa
218 EC -78.4 -1.5 Ecuador | Ekvador
630 PR -66.5 18.2 Puerto Rico | Porto Riko
388 JM -77.3 18.1 Jamaica | Jamaika
192 CU -78.9 21.6 Cuba | Küba
716 ZW 29.8 -18.9 Zimbabwe | Zimbabve
072 BW 23.8 -22.1 Botswana | Botsvana
516 NA 17.1 -22 Namibia | Namibya
686 SN -14.5 14.4 Senegal
466 ML -3.6 17.2 Mali*
478 MR -10.3 20.2 Mauritania | Moritanya
204 BJ 2.3 9.6 Benin
562 NE 9.3 17.3 Niger* | Nijer
566 NG 8 9.5 Nigeria | Nijerya
120 CM 12.6 5.7 Cameroon | Kamerun
768 TG 1 8.4 Togo
288 GH -1.2 7.9 Ghana | Gana
384 CI -5.6 7.6 Ivory Coast, Côte d’Ivoire | Fildişi Sahili
324 GN -11.1 10.4 Guinea* | Gine
624 GW -15.1 12 Guinea-Bissau | Gine-Bissau
430 LR -9.4 6.4 Liberia | Liberya
694 SL -11.8 8.5 Sierra Leone
854 BF -1.8 12.3 Burkina Faso
140 CF 20.4 6.5 Central African Republic | Orta Afrika Cumhuriyeti
266 GA 11.7 -0.6 Gabon
226 GQ 10.4 1.6 Equatorial Guinea | Ekvator Ginesi
894 ZM 27.8 -13.4 Zambia | Zambiya
454 MW 34.2 -13.2 Malawi | Malavi
508 MZ 35.5 -17.2 Mozambique | Mozambik
748 SZ 31.4 -26.5 Eswatini | Esvatini
024 AO 17.5 -12.3 Angola
108 BI 29.9 -3.4 Burundi
376 IL 35 31.5 Israel | İsrail
422 LB 35.9 33.9 Lebanon | Lübnan
450 MG 46.7 -19.3 Madagascar | Madagaskar
275 PS 35.3 31.9 Palestine, Gaza* | Filistin, Gazze
270 GM -15.4 13.5 Gambia | Gambiya
788 TN 9.5 34.1 Tunisia | Tunus
012 DZ 2.6 28.1 Algeria | Cezayir
400 JO 36.8 31.2 Jordan* | Ürdün
784 AE 54.2 23.9 United Arab Emirates, UAE | Birleşik Arap Emirlikleri, BAE
634 QA 51.2 25.3 Qatar | Katar
414 KW 47.6 29.3 Kuwait | Kuveyt
368 IQ 43.8 33 Iraq | Irak*
512 OM 56.1 20.6 Oman | Umman
548 VU 166.9 -15.2 Vanuatu
116 KH 104.9 12.7 Cambodia | Kamboçya
764 TH 101 15 Thailand | Tayland
418 LA 103.8 18.4 Laos
104 MM 96.5 20.9 Myanmar, Burma | Myanmar
704 VN 106.3 16.6 Vietnam
408 KP 127.1 40.1 North Korea | Kuzey Kore
410 KR 127.8 36.4 South Korea, Korea | Güney Kore, Kore
496 MN 103 47 Mongolia | Moğolistan
356 IN 79.5 22.8 India | Hindistan
050 BD 90.3 23.8 Bangladesh | Bangladeş
064 BT 90.5 27.4 Bhutan | Butan
524 NP 84 28.2 Nepal
586 PK 69.2 29.9 Pakistan
004 AF 66 33.8 Afghanistan | Afganistan
762 TJ 71 38.6 Tajikistan | Tacikistan
417 KG 74.6 41.5 Kyrgyzstan | Kırgızistan
795 TM 59.3 39.1 Turkmenistan | Türkmenistan
364 IR 54.5 32.5 Iran | İran
760 SY 38.5 35 Syria | Suriye
051 AM 45 40.2 Armenia | Ermenistan
752 SE 16.1 62.4 Sweden | İsveç
112 BY 28 53.5 Belarus
804 UA 31.3 49.2 Ukraine | Ukrayna
616 PL 19.3 52.1 Poland | Polonya
040 AT 14.1 47.6 Austria | Avusturya
348 HU 19.3 47.2 Hungary | Macaristan
498 MD 28.4 47.2 Moldova
642 RO 25 45.9 Romania | Romanya
440 LT 23.9 55.3 Lithuania | Litvanya
428 LV 24.8 56.8 Latvia | Letonya
233 EE 25.8 58.6 Estonia | Estonya
276 DE 10.3 51.1 Germany | Almanya
100 BG 25.2 42.8 Bulgaria | Bulgaristan
300 GR 22.5 39.3 Greece | Yunanistan
792 TR 35.4 39.1 Türkiye, Turkey* | Türkiye
008 AL 20 41.1 Albania | Arnavutluk
191 HR 16.6 45 Croatia | Hırvatistan
756 CH 8.1 46.8 Switzerland | İsviçre
442 LU 6 49.8 Luxembourg | Lüksemburg
056 BE 4.6 50.7 Belgium | Belçika
528 NL 5.5 52.3 Netherlands, Holland | Hollanda
620 PT -8.1 39.6 Portugal | Portekiz
724 ES -3.6 40.3 Spain | İspanya
372 IE -8 53.2 Ireland | İrlanda
540 NC 165.5 -21.3 New Caledonia | Yeni Kaledonya
090 SB 159.1 -7.9 Solomon Islands | Solomon Adaları
554 NZ 170.6 -44 New Zealand | Yeni Zelanda
036 AU 134.2 -25.6 Australia | Avustralya
144 LK 80.7 7.7 Sri Lanka
156 CN 103.4 36.7 China | Çin
158 TW 121 23.7 Taiwan | Tayvan
380 IT 12.4 43.4 Italy | İtalya
208 DK 9.3 56.2 Denmark | Danimarka
826 GB -1.9 52.8 United Kingdom, UK, Britain, Great Britain, England, Scotland, Wales* | Birleşik Krallık, İngiltere, Britanya, İskoçya, Galler
352 IS -18.8 65.1 Iceland | İzlanda
031 AZ 47.7 40.3 Azerbaijan | Azerbaycan
268 GE 43.5 42.2 Georgia* | Gürcistan
608 PH 121.5 15.7 Philippines | Filipinler
458 MY 114.7 3.5 Malaysia | Malezya
096 BN 114.9 4.7 Brunei
705 SI 14.9 46.1 Slovenia | Slovenya
246 FI 26.1 64.3 Finland | Finlandiya
703 SK 19.5 48.7 Slovakia | Slovakya
203 CZ 15.3 49.8 Czechia, Czech Republic | Çekya
232 ER 38.7 15.4 Eritrea | Eritre
392 JP 136.7 36 Japan | Japonya
600 PY -58.4 -23.2 Paraguay
887 YE 47.5 15.9 Yemen
682 SA 44.6 24.1 Saudi Arabia | Suudi Arabistan
010 AQ 20 -80 Antarctica | Antarktika
196 CY 33 34.9 Cyprus | Kıbrıs
504 MA -8.7 29.8 Morocco | Fas*
818 EG 29.9 26.5 Egypt | Mısır*
434 LY 18 27 Libya
231 ET 39.6 8.6 Ethiopia | Etiyopya
262 DJ 42.5 11.8 Djibouti | Cibuti
800 UG 32.4 1.3 Uganda
646 RW 29.9 -2 Rwanda | Ruanda
070 BA 17.8 44.2 Bosnia, Bosnia and Herzegovina | Bosna, Bosna Hersek, Bosna-Hersek
807 MK 21.7 41.6 North Macedonia | Kuzey Makedonya
688 RS 20.8 44.2 Serbia | Sırbistan
499 ME 19.3 42.8 Montenegro | Karadağ
- XK 20.9 42.6 Kosovo | Kosova
780 TT -61.3 10.4 Trinidad, Trinidad and Tobago | Trinidad ve Tobago
728 SS 30.2 7.3 South Sudan | Güney Sudan
- AD 1.5 42.5 Andorra
- BH 50.5 26 Bahrain | Bahreyn
- BB -59.5 13.2 Barbados
- CV -23.6 15.1 Cape Verde | Yeşil Burun
- KM 43.7 -11.9 Comoros | Komorlar
- LI 9.5 47.2 Liechtenstein | Lihtenştayn
- MC 7.4 43.7 Monaco | Monako
- MT 14.4 35.9 Malta
- MU 57.6 -20.3 Mauritius
- MV 73.2 3.2 Maldives | Maldivler
- SC 55.5 -4.7 Seychelles | Seyşeller
- SG 103.8 1.3 Singapore | Singapur
- SM 12.5 43.9 San Marino
- VA 12.45 41.9 Vatican, Vatican City | Vatikan
- WS -172.1 -13.8 Samoa
- TO -175.2 -21.2 Tonga
- BM -64.8 32.3 Bermuda
- HK 114.2 22.3 Hong Kong
- MO 113.5 22.2 Macao, Macau | Makao
- GI -5.4 36.1 Gibraltar* | Cebelitarık
- SJ 15.3 78.2 Svalbard
- FO -6.9 62 Faroe Islands | Faroe Adaları
- PF -149.5 -17.6 Tahiti
`;
