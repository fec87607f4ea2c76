/* race: times whole processes from outside, in rounds, one run of every case per round.
 *
 *   race SPEC ROUNDS WARMUP > rows
 *
 * SPEC is a file of NUL-terminated tokens: the number of cases, then per case
 *   stdin file or "", cwd, number and list of environment strings, number and words of the command that puts the case
 *   back into its first state (not timed), number and words of the command.
 * One row per run on stdout:
 *   round case wall_ns user_us sys_us maxrss_kib exit out_bytes
 *
 * Each child gets a pipe that already holds the whole stdin, closed behind it, and a pipe for stdout and stderr that is
 * drained while it runs: the shape in which the client starts a hook. CPU time and memory are the kernel's account of
 * the reaped child. The order rotates from round to round, so that no case always follows the same one.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct entry { char *in; size_t in_length; char *cwd; char **env; char **reset; char **command; };
static char *cursor, *end;

static void die(const char *what) { perror(what); exit(2); }

static char *next(void) {
  if (cursor >= end) { fprintf(stderr, "short spec\n"); exit(2); }
  char *token = cursor;
  cursor += strlen(cursor) + 1;
  return token;
}

static char **next_list(void) {
  int count = atoi(next());
  char **list = calloc(count + 1, sizeof *list);
  for (int i = 0; i < count; i++) list[i] = next();
  return list;
}

static char *read_whole(const char *path, size_t *length) {
  int fd = open(path, O_RDONLY);
  struct stat stat;
  if (fd < 0 || fstat(fd, &stat)) die(path);
  char *bytes = malloc(stat.st_size + 1);
  size_t got = 0;
  ssize_t count;
  while ((count = read(fd, bytes + got, stat.st_size - got)) > 0) got += count;
  close(fd);
  bytes[got] = 0;
  *length = got;
  return bytes;
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static void reset(struct entry *entry) {
  if (!entry->reset[0]) return;
  pid_t pid = vfork();
  if (pid == 0) { execvpe(entry->reset[0], entry->reset, entry->env); _exit(127); }
  int status;
  if (pid < 0 || waitpid(pid, &status, 0) < 0 || status != 0) { fprintf(stderr, "reset failed\n"); exit(2); }
}

static void run(struct entry *entry, int round, int id) {
  reset(entry);
  int in[2], out[2];
  if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC)) die("pipe");
  if (entry->in_length > 60000) fcntl(in[1], F_SETPIPE_SZ, 1 << 20);
  fcntl(in[1], F_SETFL, O_NONBLOCK);
  size_t put = 0;
  ssize_t count;
  while (put < entry->in_length && (count = write(in[1], entry->in + put, entry->in_length - put)) > 0) put += count;
  int feeding = put < entry->in_length;
  if (!feeding) close(in[1]);

  long long start = now();
  pid_t pid = vfork();
  if (pid == 0) {
    setpgid(0, 0);
    if (entry->cwd[0] && chdir(entry->cwd)) _exit(125);
    dup2(in[0], 0); dup2(out[1], 1); dup2(out[1], 2);
    execvpe(entry->command[0], entry->command, entry->env);
    _exit(127);
  }
  if (pid < 0) die("vfork");
  close(in[0]);
  close(out[1]);
  fcntl(out[0], F_SETFL, O_NONBLOCK);
  int pid_fd = syscall(SYS_pidfd_open, pid, 0);
  static char sink[1 << 16];
  long total = 0;
  int alive = 1, open_out = 1;
  while (alive) {
    struct pollfd polled[3] = {{pid_fd, POLLIN, 0}, {open_out ? out[0] : -1, POLLIN, 0}, {feeding ? in[1] : -1, POLLOUT, 0}};
    if (poll(polled, 3, -1) < 0) { if (errno == EINTR) continue; die("poll"); }
    if (polled[1].revents) {
      while ((count = read(out[0], sink, sizeof sink)) > 0) total += count;
      if (count == 0) open_out = 0;
    }
    if (polled[2].revents) {
      count = (polled[2].revents & (POLLERR | POLLHUP)) ? -1 : write(in[1], entry->in + put, entry->in_length - put);
      if (count > 0) put += count;
      if (put >= entry->in_length || (count < 0 && errno != EAGAIN)) { close(in[1]); feeding = 0; }
    }
    if (polled[0].revents) alive = 0;
  }
  int status;
  struct rusage usage;
  wait4(pid, &status, 0, &usage);
  long long stop = now();
  while ((count = read(out[0], sink, sizeof sink)) > 0) total += count;
  close(out[0]);
  close(pid_fd);
  if (feeding) close(in[1]);
  kill(-pid, SIGKILL); /* what it may have left running in its own group */
  if (round < 0) return;
  printf("%d %d %lld %lld %lld %ld %d %ld\n", round, id, stop - start,
    usage.ru_utime.tv_sec * 1000000LL + usage.ru_utime.tv_usec, usage.ru_stime.tv_sec * 1000000LL + usage.ru_stime.tv_usec,
    usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), total);
  fflush(stdout);
}

int main(int argc, char **argv) {
  if (argc != 4) { fprintf(stderr, "usage: race SPEC ROUNDS WARMUP\n"); return 2; }
  signal(SIGPIPE, SIG_IGN);
  size_t length;
  cursor = read_whole(argv[1], &length);
  end = cursor + length;
  int rounds = atoi(argv[2]), warmup = atoi(argv[3]), entries = atoi(next());
  struct entry *list = calloc(entries, sizeof *list);
  for (int i = 0; i < entries; i++) {
    char *file = next();
    if (file[0]) list[i].in = read_whole(file, &list[i].in_length);
    list[i].cwd = next();
    list[i].env = next_list();
    list[i].reset = next_list();
    list[i].command = next_list();
  }
  for (int round = -warmup; round < rounds; round++)
    for (int i = 0; i < entries; i++) {
      int id = (i + (round < 0 ? 0 : round)) % entries;
      run(list + id, round, id);
    }
  return 0;
}
