// Loaded before a hook that valgrind counts. A counted hook takes fifty times as long, more on a busy machine, and its time
// for git would end before git is asked: the count would be of less work.
process.uptime = () => 0
