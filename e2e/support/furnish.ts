import { minuteOf } from "./long-text.ts";
import type { Product } from "./product.ts";
import { cancel, connectChannel, order, plan, publish, register, untilDone, type Member } from "./studio.ts";

/** A user whose screens are full: a channel, a plan, a film to publish, one on the channel and one that was stopped. */
export async function furnish(product: Product): Promise<Member> {
  const member = await register(product);
  await connectChannel(product, member);
  await plan(product, member, "Her sabah bir şehir: bugün Mardin.");
  const films = [
    await order(product, member, "Sabah sisinde bir iskele. Martılar uyanır."),
    await order(product, member, "Kıyıda uzunbirkelimeliğisınayanbircümle ve sessiz bir akşam."),
  ] as const;
  for (const film of films) await untilDone(product, member, film);
  await publish(product, member, films[1], "Kıyıda sessiz bir akşam");
  // A card with its reason and its way on is the fullest one.
  await cancel(
    product,
    member,
    await order(product, member, minuteOf("Yarım kalan bir film"), { durationSeconds: 60 }),
  );
  return member;
}
