/** `development` allows sandboxes and has them by default; `production` refuses them. */
export type GatewayMode = 'development' | 'production'
