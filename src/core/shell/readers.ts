/** Programs that write nothing, whatever their arguments are. */
const READERS = ` ${[
  'grep egrep fgrep ag ack wc which type whereis stat du df ps pgrep top htop free uptime whoami who w id groups',
  'uname hostname arch nproc lscpu lsblk lsof netstat ss ifconfig ping dig nslookup host realpath readlink cut paste join',
  'tr nl rev fold fmt expand unexpand cmp comm diff diff3 colordiff md5sum sha1sum sha224sum sha256sum sha384sum sha512sum',
  'b2sum cksum sum md5 shasum sleep wait jobs fg bg kill killall pkill true false yes history help info',
  'whatis apropos printenv locale getconf tty stty tput clear reset zless zcat bzcat xzcat zgrep zdiff strings',
  'od hexdump hd file gron bc dc expr factor numfmt cal ncal look tsort ptx getopt tldr bat eza exa lsd delta',
  'nm objdump readelf ldd size addr2line c++filt cloc tokei scc shellcheck hadolint yamllint actionlint sysctl dmesg',
  'journalctl return break continue ulimit umask times disown suspend logout complete compgen compopt bind caller',
  'dirs [[ pwdx pstree vmstat iostat mpstat sar lsmod lspci lsusb',
].join(' ')} `

export const isReader = (name: string): boolean => !/\s/.test(name) && READERS.includes(` ${name} `)
