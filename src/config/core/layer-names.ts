/** Name of the layer with the person's own file. */
export const USER_LAYER = 'user'
/** Name of the layer with the values that a person adopted for a repository. */
export const ADOPTED_LAYER = 'adopted'
/** Name of the layer with the variables that the repository's settings set. */
export const SETTINGS_LAYER = 'settings'
