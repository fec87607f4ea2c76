console.log('holdfast')
