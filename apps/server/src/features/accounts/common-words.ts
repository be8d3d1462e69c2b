/**
 * What people build passwords from: our own list, gathered by theme, in English and Turkish, lower case and without
 * Turkish letters. `weak-password.ts` also knows each of them with digits, signs and swapped letters around it.
 */
export const commonWords: ReadonlySet<string> = new Set(
  [
    // Words about the password itself, and what forms suggest.
    `password passwort passord passwd pass passcode passkey pincode login logon signin signup secret secrets private
     access account admin administrator root user username guest test tester testing demo default changeme change temp
     temporary system server computer internet network windows android iphone samsung google youtube facebook instagram
     twitter tiktok whatsapp telegram microsoft apple gmail hotmail yahoo outlook email mail website hello welcome enter
     letmein letme openup opensesame nothing something anything whatever unknown nobody blank empty null undefined`,
    // Turkish: the same, and what is said every day.
    `sifre sifrem sifresi sifreyok parola parolam gizli giris uyelik kullanici hesap hesabim yonetici deneme
     denemesifre merhaba selam nasilsin tamam evet hayir canim cicim askim askimsin ask sevgi sevgilim seni seviyorum
     seniseviyorum seviyorum bitanem birtanem tatlim hayatim gulum bebegim kalbim melegim prenses prensesim kral kralice
     aslan aslanim kaplan kartal kanarya yildiz gunes dunya deniz denizli bahar yagmur bulut toprak ates umut mutlu
     mutluluk hayat guzel guzelim annem babam annecim babacim abim ablam kardesim ailem oglum kizim dostum kanka kankam
     arkadas ogretmen doktor hemsire asker polis vatan bayrak ataturk mustafa kemal mustafakemal cumhuriyet turkiye
     turkiyem turk turkler osmanli`,
    // Teams, sport and games.
    `football soccer baseball basketball hockey tennis golf soccer12 chelsea arsenal liverpool manchester united
     barcelona realmadrid madrid juventus milan inter bayern dortmund ajax benfica lakers yankees cowboys steelers eagles
     packers rangers tigers dolphins galatasaray fenerbahce fener besiktas trabzonspor bursaspor goztepe carsi cimbom
     cimbombom ultraslan kartalim sampiyon futbol basketbol voleybol minecraft roblox fortnite valorant pubg counterstrike
     csgo metin metin2 knight knightonline playstation xbox nintendo pokemon pikachu zelda mario sonic tekken`,
    // Cities and countries.
    `istanbul ankara izmir bursa adana antalya konya kayseri samsun trabzon erzurum eskisehir diyarbakir gaziantep
     malatya mersin sakarya kocaeli balikesir manisa aydin mugla ordu rize artvin sivas tokat corum yozgat hatay elazig
     mardin van urfa sanliurfa kars bodrum london paris berlin newyork boston chicago dallas texas florida california
     america canada mexico brasil brazil england scotland ireland germany france espana italia russia moscow india china
     japan tokyo australia`,
    // First names.
    `michael jennifer jessica ashley daniel andrew joshua matthew anthony christopher nicholas jonathan william richard
     charles thomas robert george jordan justin taylor tyler brandon amanda melissa nicole stephanie samantha elizabeth
     michelle victoria natasha andrea angela maria carlos antonio alexander alexandra alex charlie maggie buster bailey
     ginger pepper hunter harley rocky mehmet ahmet mustafa ali hasan huseyin ibrahim ismail osman yusuf murat omer ramazan
     halil suleyman abdullah mahmut recep salih fatih kadir emre hakan kemal serkan burak onur volkan tolga baris cem
     deniz efe kaan arda yigit berkay oguzhan furkan fatma ayse emine hatice zeynep elif meryem serife zehra sultan hanife
     merve esra busra kubra tugba gamze pinar sevgi derya ebru ozlem gizem irem melis selin ceren damla yagmur ece asli`,
    // Animals, colours, seasons, things.
    `dragon monkey tiger lion eagle falcon phoenix panther wolf bear horse rabbit kitten kitty puppy dolphin spider
     butterfly chicken turtle buffalo bulldog orange banana apple cherry lemon peaches strawberry chocolate cookie
     cookies coffee pizza cheese butter sugar honey candy sweet flower flowers rose lily daisy jasmine summer winter
     spring autumn january february october november december monday friday sunday sunshine moonlight rainbow thunder
     lightning storm diamond crystal silver golden purple yellow green black white blue red pink kedi kopek kuzu civciv
     kelebek cicek papatya menekse lale karanfil cilek elma portakal karpuz cikolata kahve yaz kis sonbahar ilkbahar ocak
     subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik pazartesi cuma pazar siyah beyaz mavi kirmizi
     yesil sari mor pembe turuncu lacivert`,
    // Heroes, music, affection, wishes, curses.
    `superman batman spiderman ironman starwars startrek skywalker yoda gandalf matrix hercules merlin wizard ninja
     samurai warrior soldier killer hunter2 master monster mustang corvette ferrari porsche mercedes bmw audi toyota honda
     yamaha harleydavidson camaro metallica nirvana slipknot eminem beatles rockstar guitar music musician princess prince
     queen king angel angels lover loveme lovely loveyou iloveyou iloveu iloveme ilove forever always together baby
     babygirl babyboy sweetie sweetheart darling honeybee beautiful handsome sexy hottie cutie friend friends family
     mother father mommy daddy sister brother freedom justice peace happy lucky jesus christ jesuschrist heaven blessed
     faith hope grace allah muhammed bismillah islam kuran namaz trustno trustnoone shadow ghost midnight silence money
     dollar million business success winner champion fuckyou fuckoff fuck asshole bitch shit biteme`,
  ]
    .join(" ")
    .split(/\s+/),
);
