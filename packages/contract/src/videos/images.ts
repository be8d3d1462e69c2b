import { z } from "zod";
import { done, id, instant, userParams } from "#common.ts";
import { defineRoute } from "#route.ts";

export const image = z
  .object({
    _id: id,
    imageUrl: z.string(),
    thumbUrl: z.string(),
    /** The picture's label: the name of the file it came from. */
    userName: z.string(),
    width: z.int(),
    height: z.int(),
    /** Where its subject is, as shares of its sides: films are cut around it. Null where nobody has looked yet. */
    focus: z.tuple([z.number(), z.number()]).nullable(),
    /** The heads in it, as shares of its sides: they are kept whole and no word stands on them. */
    faces: z.array(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
    /** One of the pictures every account starts with. */
    isStarter: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: "Image" });
export type Image = z.output<typeof image>;

export const uploadImageRoute = defineRoute({
  id: "uploadImage",
  method: "POST",
  path: "/upload",
  tag: "images",
  summary: "Add a picture (JPG, PNG or GIF, at most 10 MB) to one's library",
  status: 201,
  isUpload: true,
  reply: image,
});

export const listImagesRoute = defineRoute({
  id: "listImages",
  method: "GET",
  path: "/api/users/:userId/images",
  tag: "images",
  summary: "One's pictures, newest first, the starter pictures at the end",
  params: userParams,
  reply: z.object({ images: z.array(image) }),
});

export const deleteImageRoute = defineRoute({
  id: "deleteImage",
  method: "DELETE",
  path: "/api/users/images/:imageId",
  tag: "images",
  summary: "Hide a picture at once; its files go when no video needs them any more",
  params: z.object({ imageId: id }),
  reply: done,
});
