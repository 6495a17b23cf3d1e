/** Boards of one user, at most. */
export const MAX_BOARDS = 50
/** Charts of a board, at most. */
export const MAX_PANELS = 24
/** Columns of a board, and rows that a chart covers, at most. */
export const BOARD_COLUMNS = 3
export const MAX_PANEL_ROWS = 3
/** Longest title of a board or of a chart on it, in UTF-16 units. */
export const MAX_BOARD_TITLE = 100
