/** Saves what lies at an address under a name; a menu or a button holds no link, so one is made for the moment. */
export function saveAddress(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveAddress(address, name);
  URL.revokeObjectURL(address);
}
