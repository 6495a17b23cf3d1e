/** `development` allows sandboxes and uses them by default; `production` rejects them. */
export type GatewayMode = 'development' | 'production'
