/** The sentence the film of the hero was made from, word for word; it is spoken in its own language in every interface. */
export const heroFilm = { prompt: "Her gün batımının ardında yeni bir hikâye başlıyor.", language: "tr" } as const;
