import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { makeFolder, removeFolder } from "./temporary-folder.ts";

export type SmallDisk = { folder: string; remove(): Promise<void> };

/** A real file system of so many megabytes; undefined where the machine gives nobody one. */
export async function makeSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await makeFolder();
  const disk = (await mountApart(folder, megabytes)) ?? mountHere(folder, megabytes);
  if (!disk) {
    await removeFolder(folder);
    return undefined;
  }
  return {
    folder: disk.folder,
    async remove() {
      await disk.remove();
      await removeFolder(folder);
    },
  };
}

/** In a name space of its own, which needs no rights; a child holds it open, and its view of the files leads there. */
async function mountApart(folder: string, megabytes: number): Promise<SmallDisk | undefined> {
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && echo mounted && exec cat`;
  const holder = spawn("unshare", ["--user", "--map-root-user", "--mount", "sh", "-c", script, folder], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const ended = once(holder, "exit").catch(() => undefined);
  const isMounted = await Promise.race([once(holder.stdout, "data").then(() => true), ended.then(() => false)]);
  if (!isMounted) return undefined;
  return {
    folder: `/proc/${holder.pid}/root${folder}`,
    async remove() {
      holder.stdin.end();
      await ended;
    },
  };
}

function mountHere(folder: string, megabytes: number): SmallDisk | undefined {
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  if (status !== 0) return undefined;
  return {
    folder,
    async remove() {
      spawnSync("umount", [folder]);
    },
  };
}
