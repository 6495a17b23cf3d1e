/** Parameter of a list's address: the id of the strategy whose search it shows. A changed search loses it. */
export const STRATEGY_PARAM = 'strategy'
