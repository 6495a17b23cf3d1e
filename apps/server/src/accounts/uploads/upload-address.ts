/** Prefix of the address of an uploaded picture; its name follows. */
export const UPLOAD_ADDRESS = '/api/sms/oss/file?name='

const NAME = /^[\w-]{22}\.(?:jpg|png)$/

/** Prefix of the keys of uploaded pictures. */
export const UPLOAD_FOLDER = 'uploads/'

/** The key of an uploaded picture in the file store. */
export function uploadKey(name: string): string {
  return UPLOAD_FOLDER + name
}

/** The name of an uploaded picture by its address; null for any other address. */
export function uploadName(address: string | null): string | null {
  const name = address?.startsWith(UPLOAD_ADDRESS) ? address.slice(UPLOAD_ADDRESS.length) : ''
  return NAME.test(name) ? name : null
}
