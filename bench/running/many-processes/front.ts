import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type Front = { origins: string[]; stop(): void };

const example = fileURLToPath(new URL("../../../deploy/proxy/nginx.conf", import.meta.url));

/** Where requests go in turn: nginx, as deploy/proxy/nginx.conf sets it up, takes them in turn by itself. */
export function startFront(folder: string, frontPort: number, ports: number[]): Front {
  if (spawnSync("nginx", ["-v"]).error) {
    process.stdout.write("nginx is not installed: requests go to the api processes in turn, a retry to the other\n");
    return { origins: ports.map((port) => `http://127.0.0.1:${port}`), stop: () => undefined };
  }
  const place = join(folder, "nginx");
  mkdirSync(place);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${place}/${name};`)
    .join(" ");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const file = join(place, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${place}/pid; error_log ${place}/error.log; ${user} events {}
    http { access_log off; ${temporary} ${settings(frontPort, ports)} }`,
  );
  const nginx = spawn("nginx", ["-c", file, "-p", place], { stdio: ["ignore", "ignore", "inherit"] });
  process.stdout.write("behind nginx, in turn\n");
  return { origins: [`http://127.0.0.1:${frontPort}`], stop: () => void nginx.kill() };
}

/** The example as it is, without certificate, on this port and in turn. */
function settings(frontPort: number, ports: number[]): string {
  const given = readFileSync(example, "utf8");
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join("\n");
  const made = given
    .slice(0, given.lastIndexOf("\nserver {"))
    .replace("    server 127.0.0.1:3000 max_fails=0;", servers)
    .replace("least_conn;", "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${frontPort};`)
    .replaceAll(/ssl_certificate.*;/g, "");
  const isWhole = ports.every((port) => made.includes(`:${port} `)) && made.includes(`127.0.0.1:${frontPort};`);
  if (!isWhole || /^ *[^# ].*ssl/m.test(made))
    throw new Error("deploy/proxy/nginx.conf is not what the trial expects.");
  return made;
}
