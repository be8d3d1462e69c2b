/** Leaves the product for another site. Only web addresses: a `javascript:` one would run here. */
export function leaveFor(address: string): void {
  const { protocol } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") throw new Error(`Refused to open an address of kind ${protocol}`);
  window.location.assign(address);
}
