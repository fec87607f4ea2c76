// A plugin of QEMU that counts the instructions of a program, and writes the count to the file "-plugin PLUGIN,to=FILE".
// Debian does not package QEMU's header, so the functions of its interface (version 1) are declared here.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct qemu_plugin_tb;
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *block);
void qemu_plugin_register_vcpu_tb_trans_cb(uint64_t id, void (*translated)(uint64_t, struct qemu_plugin_tb *));
void qemu_plugin_register_vcpu_tb_exec_inline(struct qemu_plugin_tb *block, int add, void *sum, uint64_t number);
void qemu_plugin_register_atexit_cb(uint64_t id, void (*ended)(uint64_t, void *), void *data);

int qemu_plugin_version = 1;
static uint64_t count;
static FILE *file;

static void translated(uint64_t id, struct qemu_plugin_tb *block) {
  qemu_plugin_register_vcpu_tb_exec_inline(block, 0, &count, qemu_plugin_tb_n_insns(block));
}

static void ended(uint64_t id, void *data) {
  fprintf(file, "Collected : %llu\n", (unsigned long long)count);
  fclose(file);
}

int qemu_plugin_install(uint64_t id, const void *info, int argc, char **argv) {
  if (argc != 1 || strncmp(argv[0], "to=", 3) != 0 || (file = fopen(argv[0] + 3, "w")) == NULL) return 1;
  qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
  qemu_plugin_register_atexit_cb(id, ended, NULL);
  return 0;
}
