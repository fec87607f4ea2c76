export const USER_LAYER = 'user'
export const ADOPTED_LAYER = 'adopted'
export const SETTINGS_LAYER = 'settings'
