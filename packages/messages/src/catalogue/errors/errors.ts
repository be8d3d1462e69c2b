import type { Catalogue } from "#message.ts";

export const messages = {
  // Whose move it is.
  "fault.you": { seed: "tr", tr: "Sizin tarafınızda", en: "On your side" },
  "fault.provider": { seed: "tr", tr: "Sağlayıcı tarafında", en: "On the provider’s side" },
  "fault.channel": { seed: "tr", tr: "YouTube tarafında", en: "On YouTube’s side" },
  "fault.us": { seed: "tr", tr: "Bizim tarafımızda", en: "On our side" },

  // The one button beside an error.
  "action.fix_input": { seed: "en", tr: "Düzelt", en: "Correct it" },
  "action.sign_in": { seed: "en", tr: "Giriş Yap", en: "Sign In" },
  "action.retry": { seed: "en", tr: "Tekrar Dene", en: "Try Again" },
  "action.fetch_again": { seed: "en", tr: "Yeniden al (ücretsiz)", en: "Fetch again (free)" },
  "action.wait": { seed: "en", tr: "Bekle", en: "Wait" },
  "action.add_key": { seed: "en", tr: "Anahtar ekle", en: "Add a key" },
  "action.check_key": { seed: "en", tr: "Anahtarı kontrol et", en: "Check the key" },
  "action.change_prompt": { seed: "en", tr: "Metni değiştir", en: "Change the prompt" },
  "action.connect": { seed: "en", tr: "YouTube’a bağlan", en: "Connect to YouTube" },
  "action.reconnect": { seed: "en", tr: "Yeniden bağlan", en: "Reconnect" },
  "action.decide": { seed: "en", tr: "Karar ver", en: "Decide" },
  "action.contact": { seed: "en", tr: "Bize yazın", en: "Contact us" },
} satisfies Catalogue;
