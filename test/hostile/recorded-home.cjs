// The system's record of the person, as a machine has it where this home is the person's.
const os = require('node:os')
const userInfo = os.userInfo
os.userInfo = (...given) => ({ ...userInfo(...given), homedir: process.env.RECORDED_HOME })
