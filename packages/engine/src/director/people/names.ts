/** Names that say whether it is a woman or a man. In Turkish a few words for people count as names. */
export const TURKISH_WOMEN: ReadonlySet<string> = new Set(
  `ayşe fatma emine hatice zeynep elif meryem şerife zehra sultan hanife merve havva leyla özlem esra büşra yasemin hülya sevgi selin ece
  aylin defne nehir azra ebru gamze pelin pınar songül gülşen nurcan nazlı derya canan aslı dilek burcu tuğba ceren melis melek asya duru
  sibel filiz nermin nuran şule müge seda sema gizem kübra rabia hacer nine anneanne babaanne teyze kadın hanım gelin abla anne halide
  sabiha afife ayla nur nuray gül güler sude ela eda buse ceyda deniz hande irem ipek lale mine naz nil oya özge rüya sevda şeyma tuba yıldız züleyha gülay gülten hayriye halime saliha şükran türkan sevim nurten perihan
  müzeyyen feride figen fulya gaye handan hazal ilayda jale leman mualla neslihan nesrin nevin nilgün nurgül pakize refika sabahat saadet selma
  semra sena serap serpil sevil sezen sinem suna tülay vildan yeliz zerrin zeliha beyza betül beren ecrin esma feyza gözde ilknur nisa sümeyye
  şeyda`.split(/\s+/u),
);
export const TURKISH_MEN: ReadonlySet<string> = new Set(
  `mehmet mustafa ahmet ahmed ali hüseyin hasan ibrahim ismail osman yusuf murat ömer ramazan halil süleyman abdullah mahmut recep salih
  kemal emre burak serkan hakan volkan tolga kerem can efe berk arda mert kaan onur cem tarık selim orhan cengiz erdem yasin furkan
  edison einstein newton tesla darwin galileo mozart beethoven shakespeare napoleon gandhi mandela picasso leonardo maradona barbaros sinan evliya nasreddin nasrettin dede amca dayı adam bey usta çoban balıkçı kaptan oğlan baba çelebi paşa mimar veli hamza bilal enes eren yiğit ozan barış bora cihan doğan engin ferhat gökhan halit ilker kadir levent metin nihat okan polat rıza sami tuncay uğur umut vedat yavuz zafer mahir baran kenan rüstem kerim adem alper alperen anıl atakan batuhan bekir berkay bünyamin
  cahit celal cemal cemil ercan erhan erkan erol ersin fatih fikret gürkan harun haydar hilmi hulusi ilhan ilyas ismet kamil kazım koray muhammed
  muharrem muzaffer naci necati nedim nuri oktay ramiz rasim remzi sabri serdar sertaç suat şaban şükrü taha tahir taner tayfun tevfik turgut
  turhan vahit yakup yunus zeki ziya`.split(/\s+/u),
);
export const ENGLISH_WOMEN = new Set(
  `anna anne emma olivia sophia sophie mia ella lily grace chloe emily sarah sara maria marie clara elena rosa nora lucy alice eva julia laura
  linda mary jane kate rachel hannah zoe amelia maya leila layla aisha fatima nina ruth helen margaret elizabeth rosalind ada amy susan lisa
  elif zeynep ayşe ayse defne selin leyla megan jessica ashley amanda jennifer stephanie nicole heather melissa rebecca kimberly christina samantha
  katherine catherine lauren abigail victoria natalie brittany danielle vanessa alexandra claire caroline molly katie beth karen nancy dorothy
  michelle barbara patricia teresa theresa martha diana andrea isabella isabel ava charlotte evelyn eleanor naomi priya mei yuki valentina lucia
  carmen ingrid freya astrid greta heidi monica veronica angela tina gina wendy cindy joanna joan jill gwen rita nadia yasmin noor zara amara serena simone malala oprah frida rihanna cleopatra`.split(
    /\s+/u,
  ),
);
export const ENGLISH_MEN = new Set(
  `john james david michael tom thomas jack sam samuel ben daniel adam noah liam leo max oliver harry george peter paul mark luke ethan henry
  william robert richard charles edward frank joe joseph carlos juan omar ali hassan yusuf ahmed mehmet mustafa kemal can emre murat isaac
  edison einstein newton tesla darwin galileo mozart beethoven shakespeare lincoln napoleon churchill gandhi mandela
  picasso michelangelo leonardo rembrandt chaplin disney spielberg hitchcock maradona albert alexander eric erik lucas martin matt ryan kevin walter kyle tyler jason justin brandon jeremy aaron nathan christopher chris anthony andrew steven stephen kenneth
  brian timothy jeff jeffrey gary larry scott greg gregory patrick sean connor dylan logan jacob joshua josh nicholas karl hans luis miguel diego
  pedro pablo fernando marco giovanni antonio pierre louis ivan igor dmitri kenji raj arjun amir ibrahim tariq andre marcus vincent simon
  philip phil roger ralph howard stuart keith craig ian neil graham dennis doug eddie fred alfred arthur steve dave mike bob joey tony danny usain lionel cristiano elon neymar lebron muhammad nikola rafael novak lewis buzz`.split(
    /\s+/u,
  ),
);
