// What the clients of the open API contain for receivers of webhooks (Standard Webhooks).

/** Seconds by which the time of a request may differ from the receiver's: older requests may be repetitions by somebody else. */
const TOLERANCE = 300

/** The verification in TypeScript, with the type of the events. It uses Web Crypto, so that it runs in Node.js and in workers. */
export function typescriptVerifier(eventType: string): string[] {
  return [
    '',
    '/** An event of a webhook. */',
    `export type WebhookEvent = ${eventType}`,
    '',
    '/** A request to a webhook is not one of the installation, or too old. */',
    'export class WebhookVerificationError extends Error {}',
    '',
    '/**',
    ' * Verifies a request to a webhook and returns its event. `body` is the text that was received, not one that was parsed and written again; `now` is',
    ' * the Unix time in seconds. Throws WebhookVerificationError. An event may arrive more than once: `webhook-id` stays the same.',
    ' */',
    'export async function verifyWebhook(',
    '  secret: string,',
    '  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>,',
    '  body: string,',
    '  now: number = Date.now() / 1000,',
    '): Promise<WebhookEvent> {',
    "  const header = (name: string) => String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? '')",
    "  const [id, timestamp] = [header('webhook-id'), header('webhook-timestamp')]",
    `  if (id === '' || !/^\\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > ${TOLERANCE}) throw new WebhookVerificationError('The request is too old, or has no valid time')`,
    '  const bytes = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))',
    "  const algorithm = { name: 'HMAC', hash: 'SHA-256' }",
    "  const key = await crypto.subtle.importKey('raw', bytes(secret.replace(/^whsec_/, '')), algorithm, false, ['verify'])",
    '  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)',
    "  for (const written of header('webhook-signature').split(' ')) {",
    "    const [version, signature = ''] = written.split(',')",
    "    if (version !== 'v1' || !/^[A-Za-z0-9+/]{43}=$/.test(signature)) continue",
    '    // Compares in constant time.',
    "    if (await crypto.subtle.verify('HMAC', key, bytes(signature), signed)) return JSON.parse(body) as WebhookEvent",
    '  }',
    "  throw new WebhookVerificationError('No signature is valid')",
    '}',
  ]
}

/** The same in Python. */
export function pythonVerifier(): string[] {
  return [
    '',
    '',
    'class WebhookVerificationError(Exception):',
    '    """A request to a webhook is not one of the installation, or too old."""',
    '',
    '',
    'def verify_webhook(secret: str, headers: Mapping[str, str], body: bytes, now: float | None = None) -> Any:',
    '    """Verifies a request to a webhook and returns its event. `body` are the bytes that were received; `now` is the Unix time in seconds.',
    '    Raises WebhookVerificationError. An event may arrive more than once: `webhook-id` stays the same."""',
    '    given = {name.lower(): value for name, value in headers.items()}',
    '    message_id, timestamp = given.get("webhook-id", ""), given.get("webhook-timestamp", "")',
    '    time_now = time.time() if now is None else now',
    `    if message_id == "" or not re.fullmatch("[0-9]{1,12}", timestamp) or abs(time_now - int(timestamp)) > ${TOLERANCE}:`,
    '        raise WebhookVerificationError("The request is too old, or has no valid time")',
    '    key = base64.b64decode(secret[6:] if secret.startswith("whsec_") else secret)',
    '    signed = f"{message_id}.{timestamp}.".encode() + body',
    '    expected = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())',
    '    # Compares in constant time.',
    '    valid = [hmac.compare_digest(expected, written.encode()) for written in given.get("webhook-signature", "").split(" ")]',
    '    if not any(valid):',
    '        raise WebhookVerificationError("No signature is valid")',
    '    return json.loads(body)',
  ]
}
