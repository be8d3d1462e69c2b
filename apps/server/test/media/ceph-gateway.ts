import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "#test/product/free-port.ts";
import type { CephBinaries } from "./ceph-binaries.ts";

export type Gateway = {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  stop(): Promise<void>;
};

const READY_MS = 120_000;
const LOOK_MS = 200;
const ACCESS = { accessKeyId: "sahne", secretAccessKey: "sahne-test-secret" };
const GIBIBYTE = 1024 ** 3;

/** A whole cluster of one disk, which is a file in this folder, and its S3 gateway; loopback only. */
export async function startGateway(folder: string, { environment, libraries }: CephBinaries): Promise<Gateway> {
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()];
  const cluster = randomUUID();
  const settings = join(folder, "ceph.conf");
  for (const name of ["mon", "osd", "rgw"]) await mkdir(join(folder, name), { recursive: true });
  await writeFile(settings, settingsOf({ folder, libraries, cluster, monitorPort, gatewayPort }));

  const run = async (program: string, ...parameters: string[]) =>
    promisify(execFile)(program, ["-c", settings, ...parameters], { env: environment, timeout: READY_MS });
  const daemons: ChildProcess[] = [];
  const start = (program: string, ...parameters: string[]): void => {
    const options = { env: environment, stdio: "ignore", detached: false } as const;
    daemons.push(spawn(program, ["-c", settings, "-f", ...parameters], options));
  };
  const stop = async (): Promise<void> => {
    for (const daemon of daemons.toReversed()) {
      if (daemon.exitCode !== null || daemon.signalCode !== null) continue;
      daemon.kill("SIGKILL");
      await once(daemon, "exit");
    }
  };

  try {
    const map = join(folder, "monmap");
    const address = `[v1:127.0.0.1:${monitorPort}]`;
    await run("monmaptool", "--create", "--fsid", cluster, "--addv", "a", address, map);
    await run("ceph-mon", "--mkfs", "-i", "a", "--monmap", map);
    start("ceph-mon", "-i", "a");
    const disk = randomUUID();
    await run("ceph-osd", "-i", "0", "--mkfs", "--osd-uuid", disk);
    await run("ceph", "osd", "new", disk, "0");
    start("ceph-osd", "-i", "0");
    const keys = ["--access-key", ACCESS.accessKeyId, "--secret", ACCESS.secretAccessKey];
    await run("radosgw-admin", "-n", "client.rgw", "user", "create", "--uid=sahne", "--display-name=sahne", ...keys);
    start("radosgw", "-n", "client.rgw");
    const endpoint = `http://127.0.0.1:${gatewayPort}`;
    await untilAnswering(endpoint);
    return { endpoint, ...ACCESS, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilAnswering(endpoint: string): Promise<void> {
  const latest = Date.now() + READY_MS;
  for (;;) {
    const isReady = await fetch(endpoint).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > latest) throw new Error(`Ceph's gateway did not answer within ${READY_MS / 1000} s.`);
    await wait(LOOK_MS);
  }
}

type Places = { folder: string; libraries: string; cluster: string; monitorPort: number; gatewayPort: number };

/** One copy of everything and no keys between the parts: it holds tests and nothing else. */
function settingsOf({ folder, libraries, cluster, monitorPort, gatewayPort }: Places): string {
  return `[global]
fsid = ${cluster}
mon host = v1:127.0.0.1:${monitorPort}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail crit = 1
mon max pg per osd = 1000
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
erasure code dir = ${libraries}/ceph/erasure-code
plugin dir = ${libraries}/ceph
osd class dir = ${libraries}/rados-classes
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
osd objectstore = bluestore
bluestore block create = true
bluestore block size = ${4 * GIBIBYTE}
osd memory target = ${GIBIBYTE}
[client.rgw]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
rgw thread pool size = 32
`;
}
