/** What the address of an uploaded picture begins with; its name follows. */
export const UPLOAD_ADDRESS = '/api/sms/oss/file?name='

const NAME = /^[\w-]{22}\.(?:jpg|png)$/

/** The name of an uploaded picture by its address; null for any other address. */
export function uploadName(address: string | null): string | null {
  const name = address?.startsWith(UPLOAD_ADDRESS) ? address.slice(UPLOAD_ADDRESS.length) : ''
  return NAME.test(name) ? name : null
}
