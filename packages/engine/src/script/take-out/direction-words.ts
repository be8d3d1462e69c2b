/** What people write for a camera and not for a viewer. Alone between two commas, each of these is a direction. */
export const DIRECTIONS = `
cinematic; cinematic shot; cinematic lighting; cinematic look; cinematic style; cinematic video; photorealistic; photo realistic;
photo-realistic; hyperrealistic; hyper realistic; hyper-realistic; ultra realistic; ultra-realistic; ultrarealistic; realistic style;
slow motion; slow-motion; slowmo; slo-mo; time lapse style; no text; no texts; no words; no captions; no subtitles; no watermark;
no watermarks; no logo; no logos; no music; no voiceover; no voice over; no people; without text; no text overlay; no on-screen text;
text free; high quality; best quality; high resolution; high res; ultra hd; full hd; uhd; hdr; highly detailed; ultra detailed;
intricate details; sharp focus; shallow depth of field; depth of field; bokeh background; film grain; lens flare; anamorphic;
anamorphic lens; wide angle; wide-angle; wide angle lens; wide shot; establishing shot; tracking shot; drone shot; drone footage;
drone view; aerial shot; aerial view; close up shot; close-up shot; extreme close-up; extreme close up; medium shot; handheld camera;
handheld shot; steady camera; steadicam; gimbal shot; dolly shot; dolly in; dolly out; dolly zoom; crane shot; pov shot;
over the shoulder shot; low angle; low angle shot; high angle shot; top down shot; top-down shot; camera pans; camera pans left;
camera pans right; camera zooms in; camera zooms out; slow zoom; slow zoom in; slow pan; zoom in slowly; smooth camera movement;
camera movement; volumetric lighting; volumetric light; dramatic lighting; soft lighting; natural lighting; studio lighting;
rim lighting; golden hour lighting; moody lighting; unreal engine; unreal engine 5; octane render; ray tracing; artstation;
trending on artstation; 3d render; cgi; vertical video; vertical format; portrait orientation; landscape orientation; aspect ratio;
b-roll; b roll; stock footage style; color graded; colour graded; color grading; teal and orange; masterpiece; award winning photography;
national geographic style; shot on iphone; shot on arri; shot on arri alexa; shot on red; shot on film; kodak portra; imax;
sinematik; sinematik çekim; sinematik görüntü; sinematik ışık; sinematik tarz; fotogerçekçi; foto gerçekçi; hiper gerçekçi;
hipergerçekçi; ultra gerçekçi; gerçekçi görüntü; yavaş çekim; ağır çekim; yazı yok; yazısız; metin yok; yazı olmasın; metin olmasın;
altyazı yok; altyazı olmasın; altyazısız; filigran yok; filigransız; logo yok; logo olmasın; müzik olmasın; seslendirme olmasın;
yüksek kalite; yüksek kaliteli; yüksek çözünürlük; yüksek çözünürlüklü; çok detaylı; ultra detaylı; alan derinliği; sığ alan derinliği;
geniş açı; geniş açılı; geniş plan; yakın plan çekim; yakın çekim; drone çekimi; drone görüntüsü; havadan çekim; hava çekimi;
takip çekimi; el kamerası; kamera hareketi; kamera yavaşça yaklaşır; kamera yaklaşır; kamera uzaklaşır; yumuşak ışık; dramatik ışık;
doğal ışık; stüdyo ışığı; dikey video; dikey format; yatay video; yatay format; 3 boyutlu render; film greni; renk düzenleme
`;

/** Directions only in the company of others: alone they may be what is told. */
export const WEAK_DIRECTIONS = `
4k video; hd; hd video; realistic; bokeh; close up; close-up; portrait; vertical; horizontal; landscape; aerial; timelapse; time-lapse;
hyperlapse; pov; moody; dramatic; epic; golden hour; blue hour; soft light; warm light; warm tones; cool tones; vibrant colors;
vibrant colours; pastel colors; neon lights; muted colors; black and white; vintage; retro style; minimalist; minimal style; animation;
2d animation; 3d animation; pixar style; anime style; watercolor style; cartoon style; detailed; smooth; fast cuts; quick cuts; fast paced;
upbeat music; calm music; dramatic music; epic music; soft music; lofi music; background music; seamless loop; loop; 8mm; no sound;
gerçekçi; yakın plan; portre; dikey; yatay; hızlandırılmış; altın saat; sıcak tonlar; soğuk tonlar; canlı renkler; pastel renkler;
siyah beyaz; minimalist tarz; animasyon; anime tarzı; çizgi film tarzı; detaylı; hızlı kesmeler; hareketli müzik; sakin müzik;
fon müziği; epik müzik; duygusal müzik; dramatik; epik; sonsuz döngü
`;

/** Numbers a camera is set to: 35mm, 4k, 60fps, 1080p, 9:16, f/1.8. */
export const CAMERA_NUMBER =
  /^(?:\d{1,3}\s?mm(?:\slens)?|[248]k|\d{2,3}\s?fps|(?:480|720|1080|1440|2160)p|(?:16:9|9:16|1:1|4:5|4:3|21:9)|f\/?\d(?:\.\d)?)$/u;
