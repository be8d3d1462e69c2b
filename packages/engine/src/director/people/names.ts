/** Names that say whether it is a woman or a man. In Turkish a few words for people count as names. */
export const TURKISH_WOMEN: ReadonlySet<string> = new Set(
  `ayşe fatma emine hatice zeynep elif meryem şerife zehra sultan hanife merve havva leyla özlem esra büşra yasemin hülya sevgi selin ece
  aylin defne nehir azra ebru gamze pelin pınar songül gülşen nurcan nazlı derya canan aslı dilek burcu tuğba ceren melis melek asya duru
  sibel filiz nermin nuran şule müge seda sema gizem kübra rabia hacer nine anneanne babaanne teyze kadın hanım gelin abla anne halide
  sabiha afife ayla nur nuray gül güler sude ela eda buse ceyda deniz hande irem ipek lale mine naz nil oya özge rüya sevda şeyma tuba yıldız züleyha`.split(
    /\s+/u,
  ),
);
export const TURKISH_MEN: ReadonlySet<string> = new Set(
  `mehmet mustafa ahmet ahmed ali hüseyin hasan ibrahim ismail osman yusuf murat ömer ramazan halil süleyman abdullah mahmut recep salih
  kemal emre burak serkan hakan volkan tolga kerem can efe berk arda mert kaan onur cem tarık selim orhan cengiz erdem yasin furkan
  edison einstein newton tesla darwin galileo mozart beethoven shakespeare napoleon gandhi mandela picasso leonardo maradona barbaros sinan evliya nasreddin nasrettin dede amca dayı adam bey usta çoban balıkçı kaptan oğlan baba çelebi paşa mimar veli hamza bilal enes eren yiğit ozan barış bora cihan doğan engin ferhat gökhan halit ilker kadir levent metin nihat okan polat rıza sami tuncay uğur umut vedat yavuz zafer mahir baran kenan rüstem kerim`.split(
    /\s+/u,
  ),
);
export const ENGLISH_WOMEN = new Set(
  `anna anne emma olivia sophia sophie mia ella lily grace chloe emily sarah sara maria marie clara elena rosa nora lucy alice eva julia laura
  linda mary jane kate rachel hannah zoe amelia maya leila layla aisha fatima nina ruth helen margaret elizabeth rosalind ada amy susan lisa
  elif zeynep ayşe ayse defne selin leyla`.split(/\s+/u),
);
export const ENGLISH_MEN = new Set(
  `john james david michael tom thomas jack sam samuel ben daniel adam noah liam leo max oliver harry george peter paul mark luke ethan henry
  william robert richard charles edward frank joe joseph carlos juan omar ali hassan yusuf ahmed mehmet mustafa kemal can emre murat isaac
  edison einstein newton tesla darwin galileo mozart beethoven shakespeare lincoln napoleon churchill gandhi mandela
  picasso michelangelo leonardo rembrandt chaplin disney spielberg hitchcock maradona albert alexander eric erik lucas martin matt ryan kevin walter`.split(
    /\s+/u,
  ),
);
