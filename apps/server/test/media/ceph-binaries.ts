import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Ceph's programs: installed, or Debian's packages unpacked in a folder named by TEST_CEPH_ROOT (`unpack-ceph.sh`). */
export type CephBinaries = { environment: NodeJS.ProcessEnv; libraries: string };

const LIBRARIES = "usr/lib/x86_64-linux-gnu";
const NEEDED = ["radosgw", "radosgw-admin", "ceph", "ceph-mon", "ceph-osd", "monmaptool"];

export function findCeph(): CephBinaries | null {
  const root = process.env.TEST_CEPH_ROOT ?? "/";
  const folder = join(root, "usr/bin");
  if (!NEEDED.every((name) => existsSync(join(folder, name)))) return null;
  const libraries = join(root, LIBRARIES);
  const environment = {
    ...process.env,
    PATH: [folder, process.env.PATH].join(delimiter),
    ...(root !== "/" && {
      // Some packages still keep theirs beside /usr.
      LD_LIBRARY_PATH: [libraries, join(libraries, "ceph"), join(root, "lib/x86_64-linux-gnu")].join(delimiter),
      PYTHONPATH: join(root, "usr/lib/python3/dist-packages"),
    }),
  };
  return { environment, libraries };
}
